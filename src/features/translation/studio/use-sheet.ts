'use client'

import { useCallback, useState } from 'react'

import { isOpen, type SheetText, type TranslationSheet } from '@/features/translation/model/translation-sheet'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { useUnsavedWarning } from '@/studio/use-unsaved-warning'

interface SheetAnswer {
  sheet: TranslationSheet
}

interface FillAnswer extends SheetAnswer {
  count: number
  /** What the service gave that lost a link or a placeholder. */
  left: number
  /** What it did not come to. */
  waiting: number
  /** Why the service stopped before all were translated. */
  problem: string | null
}

export interface SheetMessage {
  isError: boolean
  text: string
  /** The text it is about; null for all. */
  path: string | null
}

/** What was typed and not saved yet, by the path of the text. */
type Typed = ReadonlyMap<string, readonly string[]>

export const savedSegments = ({ segments }: SheetText): string[] => segments.map(({ target }) => target)

/** The next text that needs work, after another one and from the beginning. */
function nextOpen(texts: readonly SheetText[], after: string): string | null {
  const index = texts.findIndex(({ path }) => path === after)
  return [...texts.slice(index + 1), ...texts.slice(0, index)].find(isOpen)?.path ?? null
}

/** What is typed into the texts; typing what is stored is typing nothing. */
function useTypedTexts() {
  const [typed, setTyped] = useState<Typed>(new Map())
  useUnsavedWarning(typed.size > 0)
  const forget = useCallback(
    (path: string) => setTyped((all) => new Map([...all].filter(([each]) => each !== path))),
    [],
  )
  const type = useCallback((text: SheetText, segments: readonly string[]) => {
    const isSame = savedSegments(text).every((target, index) => target === segments[index])
    setTyped((all) => {
      const others = [...all].filter(([path]) => path !== text.path)
      return new Map(isSame ? others : [...others, [text.path, segments]])
    })
  }, [])
  return { typed, type, forget }
}

/** The texts of the translator's screen, what is typed into them, and the requests that save and propose. */
export function useSheet(initial: TranslationSheet) {
  const t = useStudioText()
  const { request, isBusy } = useStudioRequest()
  const [sheet, setSheet] = useState(initial)
  const { typed, type, forget } = useTypedTexts()
  const [message, setMessage] = useState<SheetMessage | null>(null)
  /** Texts that were saved on this screen stay in sight. */
  const [worked, setWorked] = useState<ReadonlySet<string>>(new Set())
  const base = `${sheet.collection}/${sheet.id}/translation`
  const fail = (reason: string | null, path: string | null) =>
    setMessage({ isError: true, text: reason ?? t('translation.panel.failed'), path })

  /** Resolves to the path of the next text to work on: null when none is left, undefined when nothing was saved. */
  const save = async (text: SheetText): Promise<string | null | undefined> => {
    const { path, basis } = text
    const segments = typed.get(path) ?? savedSegments(text)
    const body = { language: sheet.target, path, basis, segments }
    const answer = await request<SheetAnswer>(`${base}/texts`, { body })
    if (!answer.isOk) {
      fail(answer.message, path)
      // The text may have changed; what is typed stays.
      const read = await request<SheetAnswer>(`${base}/texts`, { query: { language: sheet.target } })
      if (read.isOk) setSheet(read.data.sheet)
      return undefined
    }
    setSheet(answer.data.sheet)
    setWorked((all) => new Set([...all, path]))
    forget(path)
    setMessage({ isError: false, text: t('translation.sheet.saved'), path: null })
    return nextOpen(answer.data.sheet.texts, path)
  }

  const propose = async (text: SheetText): Promise<void> => {
    const body = { language: sheet.target, path: text.path }
    const answer = await request<{ segments: string[] }>(`${base}/machine`, { body })
    if (!answer.isOk) return fail(answer.message, text.path)
    type(text, answer.data.segments)
    setMessage(null)
  }

  const fill = async (): Promise<void> => {
    const body = { language: sheet.target, path: null }
    const answer = await request<FillAnswer>(`${base}/machine`, { body })
    if (!answer.isOk) return fail(answer.message, null)
    const { count, left, waiting, problem } = answer.data
    setSheet(answer.data.sheet)
    const parts = [
      count > 0 && t('translation.machine.filled', { count }),
      left > 0 && t('translation.machine.left', { count: left }),
      problem,
      waiting > 0 && t('translation.machine.waiting', { count: waiting }),
    ]
    setMessage({ isError: problem !== null, text: parts.filter(Boolean).join(' '), path: null })
  }

  return { sheet, typed, worked, message, isBusy, type, save, propose, fill }
}
