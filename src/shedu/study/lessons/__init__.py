"""The lessons of the tutorial: one TOML file each, with a position, tasks and their goals.

Texts are in `locales/*/lessons.ftl`. docs/howto/lesson.md has the steps for adding a lesson.
"""
