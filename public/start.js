// Fetches the scripts that the page cache left waiting (src/lib/cache/late-scripts.cjs).
;(() => {
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const sign of signs) removeEventListener(sign, start, true)
    for (const script of document.querySelectorAll('script[data-src]')) {
      script.src = script.dataset.src
      script.removeAttribute('data-src')
    }
  }
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  const soon = () => setTimeout(start, 50)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
})()
