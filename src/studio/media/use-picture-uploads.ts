'use client'

import { useCallback, useRef } from 'react'

import { useConfig, useLocale, useTranslation } from '@payloadcms/ui'

import { fileKindOf } from '@/lib/media/file-kind'
import { fileRefusals, maxFileBytes } from '@/lib/media/file-refusals'
import type { AltFacts } from '@/lib/media/propose-alt'

import { useStudioText } from '../use-studio-text'
import { mediaTexts } from './media-texts'
import { sendFile } from './send-file'
import { useAltProposals, type AltSource } from './use-alt-proposals'
import { useUploadQueue } from './use-upload-queue'

interface PictureUploadOptions {
  source: AltSource
  kind: AltFacts['kind']
  /** How many pictures there are: the new ones are numbered from there. */
  count: number
  onAdded: (doc: Record<string, unknown> & { id: string }, together: (string | undefined)[]) => void
}

/** Why a file need not even be sent: the server would refuse it just the same. */
function useRefusal() {
  const text = useStudioText()
  return useCallback(
    async (file: File): Promise<string | null> => {
      const { name } = file
      if (file.size > maxFileBytes)
        return text(fileRefusals.tooLarge, { name, most: maxFileBytes / 1024 / 1024 })
      const kind = fileKindOf(new Uint8Array(await file.slice(0, 8192).arrayBuffer()))
      if (kind?.extension === 'heic') return text(fileRefusals.heic, { name })
      return kind?.is === 'picture' ? null : text(fileRefusals.notMedia, { name })
    },
    [text],
  )
}

/** Sends pictures to the library, each with a first alternative text in all languages. */
export function usePictureUploads({ source, kind, count, onAdded }: PictureUploadOptions) {
  const text = useStudioText()
  const { config } = useConfig()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { readFacts, textsFor } = useAltProposals(source, kind)
  const batch = useRef<{ facts: Promise<AltFacts>; from: number }>(undefined)
  const address = `${config.routes.api}/media`

  const describe = (id: string, others: Record<string, string>) =>
    fetch(`${address}/${id}/alt/`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(others),
      // The picture is there with one text; the list of media shows which languages lack theirs.
    }).catch(() => undefined)

  const queue = useUploadQueue({
    refusal: useRefusal(),
    unreachable: (name) => text(mediaTexts.unreachable, { name }),
    onAdded,
    send: async (file, index, onProgress) => {
      const { facts, from } = batch.current ?? { facts: readFacts(), from: count }
      const { first, others } = textsFor(await facts, from + index, file.name)
      const result = await sendFile({
        address: `${address}/?locale=${code}&depth=0`,
        file,
        data: { alt: first },
        language: i18n.language,
        onProgress,
      })
      if ('doc' in result && Object.keys(others).length > 0) await describe(result.doc.id, others)
      return result
    },
  })
  const add = (files: File[]) => {
    batch.current = { facts: readFacts(), from: count }
    void queue.add(files)
  }
  return { ...queue, add }
}
