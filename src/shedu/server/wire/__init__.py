"""Messages between server and browser, and their construction from views."""
