import type {
  DefaultNodeTypes,
  SerializedAutoLinkNode,
  SerializedLinkNode,
} from '@payloadcms/richtext-lexical'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { RichText as LexicalRichText, type JSXConverters } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'
import { SmartLink } from '@/components/ui/smart-link'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import type { LocalisedText } from '@/features/routing/model/localise-text'
import { ownPicture } from '@/lib/http/picture-url'
import type { PictureSource } from '@/lib/values/picture-source'
import { isRecord, textOf } from '@/lib/values/read-value'
import type { Media } from '@/payload-types'

interface RichTextProps {
  data: LocalisedText<SerializedEditorState> | null
  className?: string
  'data-field'?: string | undefined
  'data-document'?: string | undefined
}

/** The column of a text on screen. */
const columnSizes = '(min-width: 48rem) 44rem, 100vw'

/** A telephone number as it is written, which is not broken at its spaces. */
const telephoneNumber = /^[+(\d][\d\s./()-]*$/

function toLink(
  { fields, children: nodes }: SerializedLinkNode | SerializedAutoLinkNode,
  children: ReactNode,
) {
  const words = nodes.map((node) => ('text' in node ? String(node.text) : '')).join('')
  return (
    <SmartLink
      href={fields.url ?? ''}
      className={telephoneNumber.test(words.trim()) ? 'whitespace-nowrap' : undefined}
    >
      {children}
    </SmartLink>
  )
}

/** One address of `srcset`: an own picture and its width. */
const isOwnCandidate = (candidate: string): boolean => {
  const [src = '', width = '', ...more] = candidate.split(' ')
  return ownPicture.test(src) && /^\d+w$/.test(width) && more.length === 0
}

/** The shown part in its stored widths; null for a picture without them. */
function toSizes(value: Record<string, unknown>, path: string): PictureSource | null {
  // What is not as the library stores it is refused below.
  const source = toPictureSource({
    ...value,
    url: path,
    mimeType: textOf(value.mimeType),
  } as unknown as Media)
  return source?.srcSet.split(', ').every(isOwnCandidate) ? source : null
}

/** A picture of this site: what a text stores about its file comes from a request and is not relied on. */
const toPicture = (value: unknown) => {
  if (!isRecord(value)) return null
  const { url, alt, width, height } = value
  const path = textOf(url).replace(/^https:\/\/[^/]+/, '')
  if (!ownPicture.test(path)) return null
  const source = toSizes(value, path)
  if (source) return <Picture source={{ ...source, alt: textOf(alt) }} sizes={columnSizes} />
  const size = typeof width === 'number' && typeof height === 'number' ? { width, height } : {}
  return <img src={path} alt={textOf(alt)} loading="lazy" {...size} />
}

/** Links pass the check of all links and open other sites in a new tab (acceptance A16). */
const ownConverters: JSXConverters<DefaultNodeTypes> = {
  autolink: ({ node, nodesToJSX }) => toLink(node, nodesToJSX({ nodes: node.children })),
  link: ({ node, nodesToJSX }) => toLink(node, nodesToJSX({ nodes: node.children })),
  upload: ({ node }) => toPicture(node.value),
}

/** Text that editors wrote, as HTML. In a preview one that is not written yet has its place, so that it can be typed there. */
export function RichText({ data, className = '', ...marks }: RichTextProps) {
  if (!data) return marks['data-field'] ? <div className="prose" hidden data-empty="" {...marks} /> : null
  return (
    <div className={`prose ${className}`} {...marks}>
      <LexicalRichText
        data={data}
        disableContainer
        converters={({ defaultConverters }) => ({ ...defaultConverters, ...ownConverters })}
      />
    </div>
  )
}
