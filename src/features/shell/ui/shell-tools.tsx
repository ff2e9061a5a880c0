'use client'

import { useEffect } from 'react'

const startScript = '/start.js'

/** Tests and `holdTaps` wait for this attribute: from now on all buttons work. */
function markLive(): void {
  document.documentElement.dataset.live = ''
}

/** The page cache adds this script to stored pages; on a page made on request it needs one that the policy trusts. */
function loadStartScript(): void {
  if (document.querySelector(`script[src="${startScript}"]`)) return
  const script = document.createElement('script')
  script.type = 'module'
  script.src = startScript
  document.head.append(script)
}

/** Says that React has taken over. */
export function ShellTools() {
  useEffect(() => {
    loadStartScript()
    markLive()
  }, [])
  return null
}
