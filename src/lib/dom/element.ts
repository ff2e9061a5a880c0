type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'attributes'>
> & {
  /** Attributes without a property, such as `aria-label`. */
  attributes?: Record<string, string>
}

/**
 * Makes an element for the scripts that work without React.
 *
 * @param children elements and texts; null and false are left out
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag> = {},
  ...children: (Node | string | false | null)[]
): HTMLElementTagNameMap[Tag] {
  const { attributes, ...own } = properties
  const made = Object.assign(document.createElement(tag), own)
  for (const [name, value] of Object.entries(attributes ?? {})) made.setAttribute(name, value)
  made.append(...children.filter((child) => child !== null && child !== false))
  return made
}

const svgSpace = 'http://www.w3.org/2000/svg'

/** An icon of one path in a square of 24. */
export function iconOf(path: string, className: string): SVGElement {
  const icon = document.createElementNS(svgSpace, 'svg')
  const line = document.createElementNS(svgSpace, 'path')
  line.setAttribute('d', path)
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('class', className)
  icon.setAttribute('aria-hidden', 'true')
  icon.append(line)
  return icon
}
