// Lets a page render before its scripts are fetched. Every page works without JavaScript, so text and pictures come
// first; `public/start.js` fetches the scripts when the page has loaded or the visitor first acts.
// CommonJS because Next loads the cache handler, which needs this, outside its bundler.

const scriptTag = /<script src="(\/_next\/static\/[^"]+\.js)"(?=[^>]* async="")([^>]*)>/g
const preloadTag = /<link rel="preload" as="script"[^>]*>/g

/**
 * @param {string} html a page as Next rendered it
 * @returns {string} the page with deferred scripts; unchanged when it has none
 */
function withLateScripts(html) {
  const late = html.replace(scriptTag, '<script data-src="$1"$2>')
  if (late === html) return html
  return late.replace(preloadTag, '').replace('</head>', '<script src="/start.js" defer=""></script></head>')
}

module.exports = { withLateScripts }
