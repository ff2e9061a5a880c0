'use client'

import './studio-search.css'

import { SearchIcon } from '@payloadcms/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { lazyPart } from '@/studio/lazy-part'
import { useStudioText } from '@/studio/use-studio-text'

const SearchDialog = lazyPart(async () => (await import('./search-dialog')).SearchDialog)

const neverChanges = () => () => undefined

/** The keys as they are written on the keyboard of this computer. */
const useKeyNames = () =>
  useSyncExternalStore(
    neverChanges,
    () => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  )

const isShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'

/** In the header of the studio: opens the search of everything, as do Ctrl and K. */
export function SearchButton() {
  const t = useStudioText()
  const [isOpen, setOpen] = useState(false)
  const keys = useKeyNames()

  useEffect(() => {
    function open(event: KeyboardEvent) {
      // The text editor uses the same keys for its links.
      if (event.defaultPrevented || !isShortcut(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])

  return (
    <>
      <button
        type="button"
        className="studio-control studio-header-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('studioSearch.open')}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <span aria-hidden>{t('studioSearch.button')}</span>
        <kbd aria-hidden>{keys}</kbd>
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
