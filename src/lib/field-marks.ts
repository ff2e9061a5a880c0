/**
 * Marks of what an element shows, for an editor who clicks it in a preview. On public pages, in the browser and in the
 * HTTP server's own rendering they are undefined, so that the attribute is left out.
 */

let isMarking = (): boolean => false

/** Called by the preview, which knows the request that is rendered. */
export function markFieldsWhen(condition: () => boolean): void {
  isMarking = condition
}

/** Whether the page is rendered for an editor's preview. */
export const isMarkingFields = (): boolean => isMarking()

/**
 * For `data-field`: the field of the form that an element shows, relative to its block or document. Steps of a path are
 * names of fields and ids of rows (`links`, `links.ID.label`); one that begins with a dot continues the path of the
 * element around it. What is computed has the field that it is computed from.
 */
export const fieldMark = (...steps: (string | null | undefined)[]): string | undefined =>
  isMarking() ? steps.join('.') : undefined

/** For `data-document`: the other document whose content is inside the element, such as `agents/ID`, `globals/header`. */
export const documentMark = (kind: string, id: string | null | undefined): string | undefined =>
  isMarking() && id ? `${kind}/${id}` : undefined

/** For `data-message`: words of the product, which belong to no field. */
export const messageMark = (): true | undefined => isMarking() || undefined
