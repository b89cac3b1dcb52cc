/* A step of its own, as `react`. */
export { BrowserRouter } from "react-router-dom";
