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
  const { attributes, ...ownProperties } = properties
  const made = Object.assign(document.createElement(tag), ownProperties)
  for (const [name, value] of Object.entries(attributes ?? {})) made.setAttribute(name, value)
  made.append(...children.filter((child) => child !== null && child !== false))
  return made
}
