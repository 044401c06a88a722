"""Route handlers, one module per subject; each exports `ROUTES`."""
