'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { useDocumentInfo, useForm, useLocale, usePreferences } from '@payloadcms/ui'
import type { FormState } from 'payload'

import type { WritingCollection, WritingKind } from '@/features/writing-help/model/writing-kinds'
import type { DescribedClaim } from '@/features/writing-help/model/describe-claim'
import type { TextMessage } from '@/features/writing-help/model/prompt'
import { isRecord } from '@/lib/values/read-value'
import { useStudioRequest } from '@/studio/use-studio-request'

const preference = 'writing-help'

interface ProposalAnswer {
  sent: { messages: TextMessage[]; hasPicture: boolean }
  text: string | null
  claims: DescribedClaim[]
}

/** What the dialog shows. */
export type ProposalState =
  | { step: 'loading' | 'working' }
  /** Before the first time: nothing but this is sent, once the editor agrees. */
  | { step: 'preview'; sent: ProposalAnswer['sent'] }
  | { step: 'proposed'; sent: ProposalAnswer['sent']; text: string; claims: DescribedClaim[] }
  | { step: 'failed'; message: string | null }

const seenIn = (stored: unknown): string[] =>
  isRecord(stored) && Array.isArray(stored.seen) ? stored.seen.map(String) : []

/** Fields of a document whose texts say what a page is about. */
const contentPaths =
  /^(?:title|headline|description|intro|teaser|blocks\.\d+\.(?:heading|title|subheading|text|intro|content))$/

/** The words of a rich text. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsIn).join(' ')
  if (!isRecord(value)) return ''
  if (typeof value.text === 'string') return value.text
  return wordsIn(value.root ?? value.children)
}

const maxCharacters = 8000

const contentOf = (fields: FormState): string =>
  Object.entries(fields)
    .flatMap(([path, field]) => (contentPaths.test(path) ? wordsIn(field.value).trim() : []))
    .filter(Boolean)
    .join('\n')
    .slice(0, maxCharacters)

interface Wanted {
  kind: WritingKind
  collection: WritingCollection
  /** The text of the field. */
  present: string
}

/** What is asked, from the form as it is now. */
function useQuestion({ kind, collection, present }: Wanted) {
  const { id } = useDocumentInfo()
  const { code: language } = useLocale()
  const { getData, getFields } = useForm()
  const bodyOf = useCallback(
    (isPreview: boolean) => {
      const isForSearch = kind === 'searchTitle' || kind === 'searchDescription'
      return {
        kind,
        collection,
        language,
        isPreview,
        text: isForSearch ? contentOf(getFields()) : present,
        ...(collection === 'properties' && { values: { ...getData(), id } }),
        ...(kind === 'alt' && { picture: String(id) }),
      }
    },
    [collection, getData, getFields, id, kind, language, present],
  )
  return { bodyOf }
}

/** Asks for a proposal. What would be sent is shown first, until the editor has agreed once for this kind. */
export function useProposal(wanted: Wanted) {
  const { kind } = wanted
  const { bodyOf } = useQuestion(wanted)
  const { request } = useStudioRequest()
  const { getPreference, setPreference } = usePreferences()
  const [state, setState] = useState<ProposalState>({ step: 'loading' })
  const isOpen = useRef(true)

  const ask = useCallback(
    async (isPreview: boolean) => {
      setState({ step: isPreview ? 'loading' : 'working' })
      const answer = await request<ProposalAnswer>('writing-help', { body: bodyOf(isPreview) })
      if (!isOpen.current) return
      if (!answer.isOk) return setState({ step: 'failed', message: answer.message ?? null })
      const { sent, text, claims } = answer.data
      setState(text === null ? { step: 'preview', sent } : { step: 'proposed', sent, text, claims })
    },
    [bodyOf, request],
  )

  const send = async () => {
    const seen = seenIn(await getPreference(preference).catch(() => null))
    if (!seen.includes(kind)) void setPreference(preference, { seen: [...seen, kind] })
    await ask(false)
  }

  // The first question, when the dialog opens.
  const first = useRef(false)
  useEffect(() => {
    isOpen.current = true
    if (!first.current) {
      first.current = true
      getPreference(preference).then(
        (stored) => void ask(!seenIn(stored).includes(kind)),
        () => void ask(true),
      )
    }
    return () => {
      isOpen.current = false
    }
  }, [ask, getPreference, kind])

  return { state, send }
}
