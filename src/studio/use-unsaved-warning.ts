import { useEffect } from 'react'

type Press = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>
type PressedLink = Pick<HTMLAnchorElement, 'download' | 'href' | 'target'>

const withoutFragment = (url: string): string => url.replace(/#.*$/, '')

/**
 * Whether a click on a link shows another page in the place of this one.
 *
 * @param current URL of this page
 */
export function leavesPage(press: Press, { download, href, target }: PressedLink, current: string): boolean {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = press
  const opensElsewhere = altKey || ctrlKey || metaKey || shiftKey || button !== 0
  if (opensElsewhere || download !== '' || (target !== '' && target !== '_self')) return false
  return /^https?:/.test(href) && withoutFragment(href) !== withoutFragment(current)
}

/**
 * Asks before a link or the browser's buttons leave the page while text outside Payload's form, such as a note, is not
 * saved. Browsers ask only when a page is loaded, so links to views of the studio load them.
 */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const load = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // Payload asks by itself where its form has changes.
      if (!link || event.defaultPrevented || !leavesPage(event, link, window.location.href)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      window.location.assign(link.href)
    }
    window.addEventListener('beforeunload', warn)
    document.addEventListener('click', load, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('click', load, { capture: true })
    }
  }, [isUnsaved])
}
