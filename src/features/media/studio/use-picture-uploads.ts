'use client'

import { useRef } from 'react'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'

import type { AltFacts } from '@/features/media/model/propose-alt'

import type { Localized } from '@/lib/i18n/locales'
import { useStudioText } from '@/studio/use-studio-text'
import { useAltProposals, type AltSource } from './use-alt-proposals'
import { useFileRefusal, useSendFile } from './use-send-file'
import { useUploadQueue } from './use-upload-queue'

interface PictureUploadOptions {
  source: AltSource
  /** What the pictures are, such as “photo”. */
  word: Localized
  /** Number of pictures before the upload; new ones are numbered from here. */
  count: number
  onAdded: (doc: Record<string, unknown> & { id: string }, together: (string | undefined)[]) => void
}

/** Uploads pictures to the library with a proposed alternative text in all languages. */
export function usePictureUploads({ source, word, count, onAdded }: PictureUploadOptions) {
  const t = useStudioText()
  const { code } = useLocale()
  const { id } = useDocumentInfo()
  const property = source === 'property' && typeof id === 'string' ? id : undefined
  const sendFile = useSendFile()
  const { readFacts, textsFor } = useAltProposals(source, word)
  const batch = useRef<{ facts: Promise<AltFacts>; from: number }>(undefined)

  const queue = useUploadQueue({
    refusal: useFileRefusal('pictures'),
    unreachable: (name) => t('media.unreachable', { name }),
    onAdded,
    send: async (file, index, onProgress) => {
      const { facts, from } = batch.current ?? { facts: readFacts(), from: count }
      const texts = textsFor(await facts, from + index)
      return sendFile({ file, texts, locale: code, property, onProgress })
    },
  })
  const add = (files: File[]) => {
    batch.current = { facts: readFacts(), from: count }
    void queue.add(files)
  }
  return { ...queue, add }
}
