// Fetches the scripts of a page when the visitor first acts: first the file with its data (src/lib/cache/late-scripts.cjs),
// then those of the framework. A page whose files are gone, because it is older than the server's, is loaded once again.
;(() => {
  const { flight, now } = document.currentScript.dataset
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  const key = `reloaded ${location.pathname}`

  /** Once per version of the page; without storage, or without a connection, the page stays as it is without JavaScript. */
  const reloadIfGone = async ({ target }) => {
    const { status } = await fetch(target.src, { method: 'HEAD', cache: 'reload' })
    const version = flight ?? target.src
    if (status !== 404 || sessionStorage.getItem(key) === version) return
    sessionStorage.setItem(key, version)
    location.reload()
  }

  const load = (script, src) =>
    new Promise((loaded) => {
      script.onload = loaded
      script.onerror = (event) => reloadIfGone(event).catch(() => {})
      script.async = false
      script.src = src
    })

  const loadPage = () => {
    for (const script of document.querySelectorAll('script[data-src]')) {
      load(script, script.dataset.src)
      script.removeAttribute('data-src')
    }
  }

  const preload = () => {
    for (const { dataset } of document.querySelectorAll('script[data-src]')) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'preload', as: 'script', href: dataset.src })
      document.head.append(link)
    }
  }

  let isStarted = false
  const start = (event) => {
    // A finger that rests or scrolls is no mouse that looks around.
    if (isStarted || (event?.type === 'pointerover' && event.pointerType !== 'mouse')) return
    isStarted = true
    for (const sign of signs) removeEventListener(sign, start, true)
    if (!flight) return loadPage()
    preload()
    const script = document.createElement('script')
    load(script, flight).then(loadPage)
    document.head.append(script)
  }
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  if (now !== undefined) start()
})()
