/** Where the built panel is, from the project's root: apart from `dist/`, because customers get nothing of it. */
export const panelFolder = ".cache/panel";
export const panelFile = "panel.js";
