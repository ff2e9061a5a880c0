'use client'

import { useCallback } from 'react'

import { detectFileKind } from '@/features/media/model/file-kind'
import { filledTexts, type AltTexts } from '@/features/media/model/alt-texts'
import { maxFileBytes } from '@/features/media/model/file-limits'
import { isLocale, locales, type Locale } from '@/lib/i18n/locales'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import type { UploadAnswer } from './use-upload-queue'

/** Why a file is refused before it is sent, by the rules of the server; null when it is accepted. */
export function useFileRefusal(accepts: 'pictures' | 'media') {
  const t = useStudioText()
  return useCallback(
    async (file: File): Promise<string | null> => {
      const { name } = file
      if (file.size > maxFileBytes)
        return t('media.refusals.tooLarge', { name, max: maxFileBytes / 1024 / 1024 })
      const kind = await detectFileKind(file)
      if (kind?.extension === 'mov' && accepts === 'media') return t('media.refusals.mov', { name })
      const isPicture = kind?.is === 'picture' || kind?.is === 'convertible'
      const isAccepted = isPicture || (accepts === 'media' && kind?.is === 'film')
      return isAccepted ? null : t('media.refusals.notMedia', { name })
    },
    [accepts, t],
  )
}

interface Sent {
  file: File
  texts: AltTexts
  /** The language in which a picture is stored first, if there is a text in it. */
  locale: string
  /** Id of the property that shows the picture, whose public number begins the name of the stored file. */
  property?: string | undefined
  onProgress: (share: number) => void
}

/** Stores a file in the library with its alternative texts. */
export function useSendFile() {
  const { request, upload } = useStudioRequest()
  return useCallback(
    async ({ file, texts, locale, property, onProgress }: Sent): Promise<UploadAnswer> => {
      const filled = filledTexts(texts)
      const first = isLocale(locale) && filled[locale] ? locale : locales.find((each) => filled[each])
      const { [first as Locale]: alt, ...others } = filled
      const answer: UploadAnswer = await upload('media', {
        query: { locale: first ?? locale, depth: '0', ...(property && { property }) },
        file,
        fields: alt ? { alt } : {},
        onProgress,
      })
      // When this fails the picture has one text; the list of media shows which languages have none.
      if (answer.isOk && Object.keys(others).length > 0)
        await request(`media/${answer.data.doc.id}/alt`, { body: others })
      return answer
    },
    [request, upload],
  )
}
