import sanitize, { type Attributes, type IOptions, type Tag } from 'sanitize-html'

import { ownPicture } from '@/lib/http/picture-url'

import { findSafeLink } from './external-link'

/** Longer markup should be a separate page. */
const maxLength = 50_000

const text =
  'p br hr h2 h3 h4 h5 h6 strong b em i u s small sub sup mark abbr code pre kbd q cite time address'
const structure = 'div span blockquote ul ol li dl dt dd a img figure figcaption details summary'
const tables = 'table caption colgroup col thead tbody tfoot tr th td'

/** Elements removed with their content, which is not text for readers. */
const withContent =
  'script style textarea option select noscript template iframe frame frameset object embed applet svg math title xmp noembed noframes plaintext audio video canvas'

/** Class names that a page's CSS may use. */
const safeClass = /^[a-z][a-z0-9_-]{0,60}$/i

function keepSafeClasses({ class: classes, ...rest }: Attributes): Attributes {
  const safeNames = classes?.split(/\s+/).filter((name) => safeClass.test(name)) ?? []
  return safeNames.length > 0 ? { ...rest, class: safeNames.join(' ') } : rest
}

/** @returns the URL to write; null for one that must not become a link */
export type ToHref = (href: string) => string | null

/** A link, in a new tab when it leads to another site; without a URL it becomes plain text. */
function cleanLink({ href, title, class: classes }: Attributes, toHref: ToHref): Attributes {
  const target = findSafeLink(href)
  const url = target && toHref(target.href)
  return {
    ...(url && { href: url }),
    ...(title && { title }),
    ...(classes && { class: classes }),
    ...(url && target?.newTab && { target: '_blank', rel: 'noopener' }),
  }
}

function cleanPicture({ src, ...rest }: Attributes): Attributes {
  return { ...(src && ownPicture.test(src) && { src }), ...rest, alt: rest.alt ?? '', loading: 'lazy' }
}

/** Special rules of a tag, applied before its attributes are checked against the list. */
function transform(tagName: string, attributes: Attributes, toHref: ToHref): Tag {
  const attribs = keepSafeClasses(attributes)
  if (tagName === 'a') return { tagName, attribs: cleanLink(attribs, toHref) }
  if (tagName === 'img') return { tagName, attribs: cleanPicture(attribs) }
  // The main title of a page is an option of its blocks.
  return { tagName: tagName === 'h1' ? 'h2' : tagName, attribs }
}

const optionsFor = (toHref: ToHref): IOptions => ({
  allowedTags: `${text} ${structure} ${tables}`.split(' '),
  nonTextTags: withContent.split(' '),
  allowedAttributes: {
    '*': ['class', 'lang'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    abbr: ['title'],
    time: ['datetime'],
    details: ['open'],
    ol: ['start', 'reversed', 'type'],
    col: ['span'],
    colgroup: ['span'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  allowedStyles: {},
  parseStyleAttributes: false,
  nestingLimit: 40,
  transformTags: { '*': (tagName, attributes) => transform(tagName, attributes, toHref) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
})

/**
 * Keeps the parts of an editor's markup that are on one list: text, lists, tables, links, pictures of this site, details
 * and figures. Scripts, styles, forms, frames and event handlers are removed. Cleaning the result again changes nothing.
 *
 * @param toHref rewrites the URL of a link, such as an original path into that of a language
 */
export function cleanHtml(html: string, toHref: ToHref = (href) => href): string {
  const clean = sanitize(html.slice(0, maxLength), optionsFor(toHref)).trim()
  // The first pass may leave a paragraph in another, which browsers and parsers separate.
  return sanitize(
    clean,
    optionsFor((href) => href),
  ).trim()
}
