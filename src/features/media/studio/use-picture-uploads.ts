'use client'

import { useCallback, useRef } from 'react'

import { useLocale } from '@payloadcms/ui'

import { detectFileKind } from '@/features/media/model/file-kind'
import { maxFileBytes } from '@/features/media/model/file-limits'
import type { AltFacts } from '@/features/media/model/propose-alt'

import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { useAltProposals, type AltSource } from './use-alt-proposals'
import { useUploadQueue, type UploadAnswer } from './use-upload-queue'

interface PictureUploadOptions {
  source: AltSource
  kind: AltFacts['kind']
  /** Number of pictures before the upload; new ones are numbered from here. */
  count: number
  onAdded: (doc: Record<string, unknown> & { id: string }, together: (string | undefined)[]) => void
}

/** Refuses files before they are sent, by the rules of the server. */
function useRefusal() {
  const t = useStudioText()
  return useCallback(
    async (file: File): Promise<string | null> => {
      const { name } = file
      if (file.size > maxFileBytes)
        return t('media.refusals.tooLarge', { name, max: maxFileBytes / 1024 / 1024 })
      const kind = await detectFileKind(file)
      if (kind?.extension === 'heic') return t('media.refusals.heic', { name })
      return kind?.is === 'picture' ? null : t('media.refusals.notMedia', { name })
    },
    [t],
  )
}

/** Uploads pictures to the library with a proposed alternative text in all languages. */
export function usePictureUploads({ source, kind, count, onAdded }: PictureUploadOptions) {
  const t = useStudioText()
  const { code } = useLocale()
  const { request, upload } = useStudioRequest()
  const { readFacts, textsFor } = useAltProposals(source, kind)
  const batch = useRef<{ facts: Promise<AltFacts>; from: number }>(undefined)

  // When this fails the picture has one text; the list of media shows which languages have none.
  const describe = (id: string, others: Record<string, string>) =>
    request(`media/${id}/alt`, { body: others })

  const queue = useUploadQueue({
    refusal: useRefusal(),
    unreachable: (name) => t('media.unreachable', { name }),
    onAdded,
    send: async (file, index, onProgress) => {
      const { facts, from } = batch.current ?? { facts: readFacts(), from: count }
      const { first, others } = textsFor(await facts, from + index, file.name)
      const answer: UploadAnswer = await upload('media', {
        query: { locale: code, depth: '0' },
        file,
        fields: { alt: first },
        onProgress,
      })
      if (answer.isOk && Object.keys(others).length > 0) await describe(answer.data.doc.id, others)
      return answer
    },
  })
  const add = (files: File[]) => {
    batch.current = { facts: readFacts(), from: count }
    void queue.add(files)
  }
  return { ...queue, add }
}
