/* What a browser does not let a page do with a server of another origin. */

/** Why calls to a server cannot work, or work in part only, as the key of a text; null where nothing is in the way. */
export function obstacleTo(server) {
  const target = new URL(server);
  if (location.protocol === "https:" && target.protocol === "http:" && !isLoopback(target.hostname))
    return "try.mixedContent";
  return isSameSite(target) ? null : "try.otherSite";
}

/** Browsers compare the last labels of names, and the whole of addresses. */
function isSameSite(target) {
  if (target.protocol !== location.protocol) return false;
  if (target.hostname === location.hostname) return true;
  const [own, other] = [location.hostname, target.hostname].map((name) =>
    /^[\d.]+$|:/.test(name) ? name : name.split(".").slice(-2).join("."),
  );
  return own === other && own.includes(".") && !/^[\d.]+$/.test(own);
}

function isLoopback(hostname) {
  return /^(?:localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
