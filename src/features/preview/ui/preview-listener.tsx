'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useTransition } from 'react'

import { useRouter } from 'next/navigation'

import { typedText, wantedStep } from '@/features/preview/model/messages'
import { lastOneWins } from '@/features/preview/model/last-one-wins'
import type { Previewed } from '@/features/preview/model/previewed'
import { releaseIslands, resumeIslands } from '@/lib/parts/start-islands'

import type { Direction } from '@/lib/values/undo-keys'

import type { BlockBarTexts } from './block-bar'
import type { RichTextWords } from './rich-text-bar'
import { TypeInPlace } from './type-in-place'
import { showTypedTexts } from './show-typed-texts'
import { studioWindow, watchPreview } from './watch-preview'

/** Keys that follow each other more quickly are rendered together; plain texts are shown before. */
const pauseMs = 60
/** Saved values are already shown as typed ones: rendering again can wait, and is mostly not needed. */
const afterSavingMs = 600
/** Longest wait for a rendered page. */
const maxRefreshMs = 5000

/** Renders the page again in place; `onShown` is called before the browser draws it. */
function useRefresh(): (onShown: () => void) => Promise<void> {
  const router = useRouter()
  const [isRefreshing, start] = useTransition()
  const settle = useRef<(() => void) | undefined>(undefined)
  useLayoutEffect(() => {
    if (!isRefreshing) settle.current?.()
  }, [isRefreshing])
  return useCallback(
    (onShown) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          onShown()
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
  /** Of the bar on a text that is typed. */
  textWords: RichTextWords
}

/** Updates the preview with the form beside it. Does nothing without one. */
export function PreviewListener({
  previewed: { kind, id, locale },
  opensPopup,
  barTexts,
  textWords,
}: PreviewListenerProps) {
  // A refresh gives the same texts as new objects.
  const words = useRef({ barTexts, textWords })
  const refresh = useRefresh()

  useEffect(() => {
    if (opensPopup) openPopup()
    if (id === 'footer') document.querySelector('body footer')?.scrollIntoView()
  }, [opensPopup, id])

  useEffect(() => {
    const studio = studioWindow()
    if (!studio) return undefined
    const texts = showTypedTexts(`${kind}/${id}`)
    const postStep = (step: Direction) => studio.postMessage(wantedStep(step), location.origin)
    let typed: string | null = null
    let sent: string | null = null
    let isSaved = false
    let afterSaving: ReturnType<typeof setTimeout> | undefined
    const queue = lastOneWins(async () => {
      if (typing.isTyping) return
      if (typed === sent && !isSaved) return typing.rendered()
      isSaved = false
      const showAgain = texts.requested()
      if (typed !== null && typed !== sent) await send((sent = typed))
      await refresh(() => {
        typing.rendered()
        showAgain()
      })
      watch.update()
      if (opensPopup) openPopup()
    }, pauseMs)
    const typing = new TypeInPlace({
      previewed: `${kind}/${id}`,
      words: words.current.textWords,
      hasValues: texts.hasValues,
      valueAt: texts.valueAt,
      post: (path, value) => studio.postMessage(typedText({ path, value }), location.origin),
      postStep,
      onEnd: () => queue.add(undefined),
    })
    const watch = watchPreview({
      studio,
      typing,
      previewed: `${kind}/${id}`,
      postStep,
      barTexts: words.current.barTexts,
      onForm: (message) => {
        // The form can be in another language than the preview.
        if (message.locale !== locale) return
        texts.typed(message.data)
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
      watch.stop()
      queue.stop()
    }
  }, [kind, id, locale, opensPopup, refresh])

  return null
}
