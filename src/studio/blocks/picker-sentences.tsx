import type { BlocksFieldServerProps } from 'payload'

import type { Localized } from '@/lib/i18n/locales'

import { studioText } from '../studio-text'

import { pickerCss, type PickerSentence } from './picker-css'

type Props = Pick<BlocksFieldServerProps, 'field' | 'payload' | 'i18n'>

/** The sentences of the picker's blocks, in the editor's language. */
export function PickerSentences({ field, payload, i18n }: Props) {
  const sentences = (field.blockReferences ?? []).flatMap((reference): PickerSentence[] => {
    const { admin } = typeof reference === 'string' ? (payload.blocks[reference] ?? {}) : reference
    const thumbnail = admin?.images?.thumbnail
    const sentence = admin?.custom?.description as Localized | undefined
    return typeof thumbnail === 'object' && sentence
      ? [{ thumbnail: thumbnail.url, sentence: studioText(i18n.language, sentence) }]
      : []
  })
  // Our own texts, escaped by `pickerCss`: React would write quotes as entities, which CSS does not know.
  return <style dangerouslySetInnerHTML={{ __html: pickerCss(sentences) }} />
}
