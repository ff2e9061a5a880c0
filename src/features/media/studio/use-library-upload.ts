'use client'

import { useEffect, useRef, useState } from 'react'

import { useLocale } from '@payloadcms/ui'

import { missingTexts, type AltTexts } from '@/features/media/model/alt-texts'
import { locales } from '@/lib/i18n/locales'
import { useStudioText } from '@/studio/use-studio-text'

import { useFileRefusal, useSendFile } from './use-send-file'
import { useUploadQueue } from './use-upload-queue'

/** A file that was chosen and is not stored yet. */
export interface ChosenFile {
  key: number
  file: File
  isPicture: boolean
  /** URL of the file in this browser; empty for a film. */
  preview: string
  texts: AltTexts
}

/** A picture needs a text in one language at least; a film needs none. */
export const canBeSent = ({ isPicture, texts }: ChosenFile): boolean =>
  !isPicture || missingTexts(texts, locales).length < locales.length

const forget = ({ preview }: ChosenFile): void => {
  if (preview) URL.revokeObjectURL(preview)
}

/** The files that an editor chose and has not stored yet, with the reasons why others were refused. */
function useChosenFiles() {
  const refusal = useFileRefusal('media')
  const [chosen, setChosen] = useState<ChosenFile[]>([])
  const [refused, setRefused] = useState<{ key: number; reason: string }[]>([])
  const keys = useRef(0)
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  }, [chosen])
  useEffect(() => () => latest.current.forEach(forget), [])

  const choose = async (files: File[]) => {
    setRefused([])
    for (const file of files) {
      const key = ++keys.current
      const reason = await refusal(file)
      if (reason !== null) {
        setRefused((before) => [...before, { key, reason }])
        continue
      }
      const isPicture = !file.type.startsWith('video/')
      // Most browsers show no HEIC.
      const preview = isPicture && !/\.hei[cf]$/i.test(file.name) ? URL.createObjectURL(file) : ''
      setChosen((before) => [...before, { key, file, isPicture, preview, texts: {} }])
    }
  }
  const describe = (key: number, texts: AltTexts) =>
    setChosen((before) => before.map((each) => (each.key === key ? { ...each, texts } : each)))
  const remove = (isGone: (file: ChosenFile) => boolean) => {
    latest.current.filter(isGone).forEach(forget)
    setChosen((before) => before.filter((each) => !isGone(each)))
  }
  const textsOf = (file: File): AltTexts => latest.current.find((each) => each.file === file)?.texts ?? {}
  return { chosen, refused, choose, describe, remove, textsOf }
}

/** Files for the library: chosen, described, and stored when the editor says so. What is refused stays, with its texts. */
export function useLibraryUpload(onStored: () => void) {
  const t = useStudioText()
  const { code } = useLocale()
  const sendFile = useSendFile()
  const { chosen, refused, choose, describe, remove, textsOf } = useChosenFiles()
  const [isSending, setIsSending] = useState(false)
  const queue = useUploadQueue({
    // Checked when the files were chosen.
    refusal: () => Promise.resolve(null),
    unreachable: (name) => t('media.unreachable', { name }),
    onAdded: () => undefined,
    send: async (file, _index, onProgress) => {
      const answer = await sendFile({ file, texts: textsOf(file), locale: code, onProgress })
      if (answer.isOk) remove((each) => each.file === file)
      return answer
    },
  })
  const send = async () => {
    setIsSending(true)
    await queue.add(chosen.filter(canBeSent).map(({ file }) => file))
    setIsSending(false)
    onStored()
  }
  return {
    chosen,
    refused,
    isSending,
    sent: { files: queue.files, clear: queue.clear },
    choose: (files: File[]) => void choose(files),
    describe,
    remove: (key: number) => remove((each) => each.key === key),
    send: () => void send(),
  }
}
