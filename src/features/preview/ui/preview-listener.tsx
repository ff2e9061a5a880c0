'use client'

import { useCallback, useEffect, useRef, useTransition } from 'react'

import { useRouter } from 'next/navigation'

import { lastOneWins } from '@/features/preview/model/last-one-wins'
import type { Previewed } from '@/features/preview/model/previewed'
import { releaseIslands, resumeIslands } from '@/lib/parts/start-islands'

import type { BlockBarTexts } from './block-bar'
import { studioWindow, watchPreview } from './watch-preview'

/** Longer than the time between two keystrokes. */
const pauseMs = 120
/** Saved values are already shown as typed ones: rendering again can wait, and is mostly not needed. */
const afterSavingMs = 600
/** Longest wait for a rendered page. */
const maxRefreshMs = 5000

/** Renders the page again in place; resolves when it is shown. */
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
        const end = () => {
          clearTimeout(timer)
          // A refresh that began meanwhile has an end of its own.
          if (settle.current === end) {
            settle.current = undefined
            document.dispatchEvent(new Event(resumeIslands))
          }
          resolve()
        }
        const timer = setTimeout(end, maxRefreshMs)
        settle.current = end
        document.dispatchEvent(new Event(releaseIslands))
        start(() => router.refresh())
      }),
    [router],
  )
}

/** The studio shows errors of the session; the preview keeps its last state. */
const send = (body: string): Promise<unknown> =>
  fetch('/api/preview/data/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => undefined)

/** On the site the popup has a delay; here it shows the typed values at once. */
const openPopup = () =>
  document.querySelector<HTMLDialogElement>('dialog[data-popup]:not([open])')?.showModal()

interface PreviewListenerProps {
  previewed: Previewed
  opensPopup: boolean
  /** Of the bar on the chosen block; null where blocks may not be changed. */
  barTexts: BlockBarTexts | null
}

/** Updates the preview with the form beside it. Does nothing without one. */
export function PreviewListener({
  previewed: { kind, id, locale },
  opensPopup,
  barTexts,
}: PreviewListenerProps) {
  // A refresh gives the same texts as a new object.
  const texts = useRef(barTexts)
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
    }, pauseMs)
    const watch = watchPreview({
      studio,
      previewed: `${kind}/${id}`,
      barTexts: texts.current,
      onForm: (message) => {
        // The form can be in another language than the preview.
        if (message.locale !== locale) return
        typed = JSON.stringify({ kind, id, locale, data: message.data })
        queue.add(undefined)
      },
      onSaved: () => {
        isSaved = true
        clearTimeout(afterSaving)
        afterSaving = setTimeout(() => queue.add(undefined), afterSavingMs)
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
