/** A block of the picker: the address of its thumbnail, which no other has, and the sentence to be read. */
export interface PickerSentence {
  thumbnail: string
  sentence: string
}

/** A text as CSS writes it, safe inside a style element too. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\<>\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`

const rule = ({ thumbnail, sentence }: PickerSentence): string =>
  `.thumbnail-card:has(img[src=${quoted(thumbnail)}]) .thumbnail-card__label::after{content:${quoted(sentence)}}`

const layout = `.blocks-drawer .thumbnail-card__label::after,.blocks-drawer__block .thumbnail-card__label::after{
display:block;margin-top:.35em;font-weight:400;line-height:1.35;white-space:normal;color:var(--theme-elevation-600)}
.blocks-drawer__block .thumbnail-card{display:flex;flex-direction:column;justify-content:flex-start;height:100%}
.blocks-drawer__block .thumbnail-card__label{white-space:normal;overflow:visible}`

/**
 * Payload's picker shows a block's name and thumbnail and has no place for more. Its sentence is put below the name as
 * generated content, which is read out as part of the button and holds for every picker of the page.
 */
export const pickerCss = (blocks: PickerSentence[]): string => [layout, ...blocks.map(rule)].join('\n')
