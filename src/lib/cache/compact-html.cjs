// @relies page-html

// Writes the same page in fewer bytes: quotes and end tags that HTML does not need. React finds the same elements,
// attributes and texts in it. CommonJS because Next loads the cache handler, which needs this, outside its bundler.

/** Where text is not markup, or every character counts. */
const verbatim = /(<(script|style|textarea|pre|noscript|svg)\b[\s\S]*?<\/\2>)/
const tag = /<[a-z][a-z0-9]*(?: [^<>]*)?>/g
/** Attributes that nothing but browsers reads; the URLs of a page stay as they are. */
const bareNames = [
  'class|name|value|width|height|loading|decoding|fetchpriority|title|type|target|tabindex|style|role|for|scope|lang',
  'autocomplete|inputmode|minlength|maxlength|rows|min|max|step|method|accept-charset',
  'aria-(?:hidden|current|disabled|controls|expanded|labelledby|describedby)',
].join('|')
const bare = new RegExp(` (${bareNames})="([\\w.:;#%/-]+)"(?=[ >])`, 'gi')
const empty = / (hidden|async|selected|checked|disabled|required|open|data-[a-z-]+)=""/g
const classes = / class="([^"]*)"/
const sizes = / sizes="[^"]*"/
const source = / (?:src|srcset)="[^"]*"/gi
/** JSON, whose quotes need no escape in an attribute with single quotes; React escapes single ones as well. */
const json = / (data-[a-z-]+)="([^"']*&quot;[^"']*)"/g
/** End tags that a following end tag or element implies. */
const implied = [
  /<\/li>(?=<li\b|<\/(?:ul|ol)>)/g,
  /<\/option>(?=<option\b|<\/select>)/g,
  /<\/(?:dt|dd)>(?=<(?:dt|dd)\b|<\/(?:dl|div)>)/g,
  /<\/(?:td|th)>(?=<(?:td|th)\b|<\/tr>)/g,
  /<\/tr>(?=<tr\b|<\/(?:thead|tbody|table)>)/g,
  /<\/p>(?=<(?:p|div|ul|ol|dl|h[1-6]|section|form|table|figure)\b|<\/(?:div|section|article|blockquote|li|figure)>)/g,
]

/** `class="a  b "` is `class="a b"`, and without a name there is no attribute. */
function compactClasses(_, names) {
  const listed = names.split(/\s+/).filter(Boolean).join(' ')
  return listed === '' ? '' : ` class="${listed}"`
}

const compactTag = (text) =>
  text
    .replace(/\/>$/, '>')
    .replace(classes, compactClasses)
    .replace(bare, ' $1=$2')
    .replace(empty, ' $1')
    .replace(source, (attribute) => attribute.replaceAll('&amp;', '&'))
    .replace(sizes, (attribute) => attribute.replaceAll(', ', ',').replaceAll(': ', ':'))
    .replace(json, (_, name, value) => ` ${name}='${value.replaceAll('&quot;', '"')}'`)

const compact = (markup) =>
  implied.reduce((text, end) => text.replace(end, ''), markup.replace(tag, compactTag))

/**
 * @param {string} markup elements of a body
 * @returns {string} the same elements
 */
function compactMarkup(markup) {
  const parts = markup.split(verbatim)
  // With two groups in the pattern, each third part is text between, and the two after it the element and its name.
  return parts.map((part, index) => (index % 3 === 0 ? compact(part) : index % 3 === 1 ? part : '')).join('')
}

/**
 * @param {string} html a finished page, as React wrote it: with escaped angle brackets in texts and attributes
 * @returns {string} the same document
 */
function compactHtml(html) {
  const start = html.indexOf('<body')
  if (start < 0) return html
  return html.slice(0, start) + compactMarkup(html.slice(start))
}

module.exports = { compactHtml, compactMarkup }
