import { useRouter } from '@/studio/navigation'

/**
 * Follows a path of the studio as a click on a link does: Payload asks first when a form has unsaved changes.
 * A list is loaded anew, because Payload's keeps its filters on client navigation.
 */
export function useOpenHit() {
  const router = useRouter()
  return (href: string, isNewTab: boolean): void => {
    const link = document.createElement('a')
    link.href = href
    if (isNewTab) Object.assign(link, { target: '_blank', rel: 'noopener' })
    const isList = /^\/admin\/collections\/\w+\/(?:\?|$)/.test(href)
    if (!isNewTab && !isList)
      link.addEventListener('click', (event) => {
        event.preventDefault()
        router.push(href)
      })
    document.body.append(link)
    link.click()
    link.remove()
  }
}
