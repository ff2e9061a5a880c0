'use client'

import { useCallback, useEffect, useRef, useTransition } from 'react'

import { useRouter } from 'next/navigation'

import { lastOneWins } from '@/lib/preview/last-one-wins'
import type { Previewed } from '@/lib/preview/previewed'

import { studioWindow, watchPreview } from './watch-preview'

/** Typing is faster than this; a pause is longer. */
const PAUSE_MS = 120
/** What was typed shows already when it is saved: making the page again can wait, and most often need not be done. */
const AFTER_SAVING_MS = 600
/** A page that is not made by then is not waited for. */
const LONGEST_REFRESH_MS = 5000

/** Makes the page anew where it stands; settles when it shows. */
function useRefresh(): () => Promise<void> {
  const router = useRouter()
  const [isRefreshing, start] = useTransition()
  const settle = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    if (!isRefreshing) settle.current?.()
  }, [isRefreshing])
  return useCallback(
    () =>
      new Promise((resolve) => {
        settle.current = resolve
        setTimeout(resolve, LONGEST_REFRESH_MS)
        start(() => router.refresh())
      }),
    [router],
  )
}

/** The studio shows what went wrong with the session; here the last picture stays. */
const send = (body: string): Promise<unknown> =>
  fetch('/api/preview/data/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => undefined)

/** On the site the popup waits; here it shows what is typed. */
const openPopup = () =>
  document.querySelector<HTMLDialogElement>('dialog[data-popup]:not([open])')?.showModal()

interface PreviewListenerProps {
  previewed: Previewed
  opensPopup: boolean
}

/** Keeps the preview in step with the form beside it. Does nothing where there is none. */
export function PreviewListener({ previewed: { kind, id, locale }, opensPopup }: PreviewListenerProps) {
  const refresh = useRefresh()

  useEffect(() => {
    if (opensPopup) openPopup()
    if (id === 'footer') document.querySelector('body footer')?.scrollIntoView()
  }, [opensPopup, id])

  useEffect(() => {
    const studio = studioWindow()
    if (!studio) return undefined
    let typed: string | null = null
    let sent: string | null = null
    let isSaved = false
    let afterSaving: ReturnType<typeof setTimeout> | undefined
    const queue = lastOneWins(async () => {
      if (typed === sent && !isSaved) return
      isSaved = false
      if (typed !== null && typed !== sent) await send((sent = typed))
      await refresh()
      watch.update()
      if (opensPopup) openPopup()
    }, PAUSE_MS)
    const watch = watchPreview({
      studio,
      onForm: (message) => {
        // The form can be in another language than the preview.
        if (message.locale !== locale) return
        typed = JSON.stringify({ kind, id, locale, data: message.data })
        queue.add(undefined)
      },
      onSaved: () => {
        isSaved = true
        clearTimeout(afterSaving)
        afterSaving = setTimeout(() => queue.add(undefined), AFTER_SAVING_MS)
      },
    })
    return () => {
      clearTimeout(afterSaving)
      queue.stop()
      watch.stop()
    }
  }, [kind, id, locale, opensPopup, refresh])

  return null
}
