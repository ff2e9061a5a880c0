import type { BlocksFieldServerProps } from 'payload'

import { inLanguage, type Localized } from '@/lib/i18n/locales'

import { payloadElements } from '../payload-elements'

const { blockCard, blockCardLabel, blockDrawer, blockDrawerCard } = payloadElements

/** A block of the picker: the URL of its thumbnail, which is unique, and its description. */
interface PickerSentence {
  thumbnail: string
  sentence: string
}

/** A CSS string, safe inside a style element. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\<>\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`

const rule = ({ thumbnail, sentence }: PickerSentence): string =>
  `${blockCard}:has(img[src=${quoted(thumbnail)}]) ${blockCardLabel}::after{content:${quoted(sentence)}}`

const layout = `${blockDrawer} ${blockCardLabel}::after,${blockDrawerCard} ${blockCardLabel}::after{
display:block;margin-top:.35em;font-weight:400;line-height:1.35;white-space:normal;color:var(--studio-text-muted)}
${blockDrawerCard} ${blockCard}{display:flex;flex-direction:column;justify-content:flex-start;height:100%}
${blockDrawerCard} ${blockCardLabel}{white-space:normal;overflow:visible}`

/**
 * Payload's picker shows the name and thumbnail of a block and has no slot for a description. Generated content below
 * the name is part of the button's accessible name and works in every picker of the page.
 */
export const pickerCss = (blocks: PickerSentence[]): string => [layout, ...blocks.map(rule)].join('\n')

type Props = Pick<BlocksFieldServerProps, 'field' | 'payload' | 'i18n'>

/** Descriptions of the picker's blocks, in the editor's language. */
export function PickerSentences({ field, payload, i18n }: Props) {
  const sentences = (field.blockReferences ?? []).flatMap((reference): PickerSentence[] => {
    const { admin } = typeof reference === 'string' ? (payload.blocks[reference] ?? {}) : reference
    const thumbnail = admin?.images?.thumbnail
    const sentence = admin?.custom?.description as Localized | undefined
    return typeof thumbnail === 'object' && sentence
      ? [{ thumbnail: thumbnail.url, sentence: inLanguage(i18n.language, sentence) }]
      : []
  })
  // Our own texts, escaped by `pickerCss`: React would write quotes as entities, which CSS does not decode.
  return <style dangerouslySetInnerHTML={{ __html: pickerCss(sentences) }} />
}
