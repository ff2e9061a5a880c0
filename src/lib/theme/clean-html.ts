import sanitize, { type Attributes, type IOptions, type Tag } from 'sanitize-html'

import { linkTarget } from '@/lib/routing/external-link'

/** Longer markup belongs on a page of its own. */
const maxLength = 50_000

const text =
  'p br hr h2 h3 h4 h5 h6 strong b em i u s small sub sup mark abbr code pre kbd q cite time address'
const structure = 'div span blockquote ul ol li dl dt dd a img figure figcaption details summary'
const tables = 'table caption colgroup col thead tbody tfoot tr th td'

/** What goes with everything in it, because its content is no text for readers. */
const withContent =
  'script style textarea option select noscript template iframe frame frameset object embed applet svg math title xmp noembed noframes plaintext audio video canvas'

/** Names of classes as a page's own css uses them. */
const safeClass = /^[a-z][a-z0-9_-]{0,60}$/i

/** Pictures of this site: a file straight in one of its two folders, so that no address climbs out of them. */
const ownPicture = /^\/(?:images|api\/media\/file)\/[a-z0-9][\w.-]*(?:\?[\w=&.;-]*)?$/i

function keepSafeClasses({ class: classes, ...rest }: Attributes): Attributes {
  const kept = classes?.split(/\s+/).filter((name) => safeClass.test(name)) ?? []
  return kept.length > 0 ? { ...rest, class: kept.join(' ') } : rest
}

/** @returns the address to write; null for one that must not become a link */
export type ToHref = (href: string) => string | null

/** A link, in a new tab when it leads elsewhere; without an address it is plain text. */
function cleanLink({ href, title, class: classes }: Attributes, toHref: ToHref): Attributes {
  const target = linkTarget(href)
  const isLink = target !== null && (target.kind !== 'internal' || target.href.startsWith('/'))
  const address = isLink ? toHref(target.href) : null
  return {
    ...(address && { href: address }),
    ...(title && { title }),
    ...(classes && { class: classes }),
    ...(address && target?.newTab && { target: '_blank', rel: 'noopener' }),
  }
}

function cleanPicture({ src, ...rest }: Attributes): Attributes {
  return { ...(src && ownPicture.test(src) && { src }), ...rest, alt: rest.alt ?? '', loading: 'lazy' }
}

/** What is special about a tag, done before its attributes are held against the list. */
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
 * Keeps of an editor's markup what is on one list: text, lists, tables, links, pictures of this site, details and
 * figures. Scripts, styles, forms, frames and event handlers go. What comes out may go in again unchanged.
 *
 * @param toHref rewrites the address of a link, such as an original path into that of a language
 */
export const cleanHtml = (html: string, toHref: ToHref = (href) => href): string =>
  sanitize(html.slice(0, maxLength), optionsFor(toHref)).trim()
