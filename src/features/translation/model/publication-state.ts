import { isOneOf } from '@/lib/values/read-value'

/**
 * What every list, panel and answer of the studio calls the state of a document, and of a document in one language:
 *
 * | state       | in a language                                   | a document                            |
 * | ----------- | ----------------------------------------------- | ------------------------------------- |
 * | `absent`    | not online, and without its title; a property:  | –                                     |
 * |             | not online, without its title and not offered   |                                       |
 * | `draft`     | written, not online                             | online in no language                 |
 * | `published` | online as it is in the studio                   | online as it is in the studio         |
 * | `changed`   | online, differs from what is in the studio      | online, some language differs         |
 * | `review`    | texts were copied, or are older than the source | online, some language has such texts  |
 */
export const publicationStates = ['absent', 'draft', 'published', 'changed', 'review'] as const
export type PublicationState = (typeof publicationStates)[number]

export const isPublicationState = (value: unknown): value is PublicationState =>
  isOneOf(publicationStates, value)

export interface LanguageFacts {
  /**
   * Its title is filled in, in this language; a document without a text field as title needs one filled field, a
   * property none where it is offered.
   */
  isWritten: boolean
  /** Visitors find it in this language now. */
  isOnline: boolean
  /** What visitors find differs from what the studio holds. */
  isChanged: boolean
  /** Some of its texts were copied from another language, or are older than their source. */
  isToReview: boolean
}

/** The state of a document in one language. Whether it is online is a fact of its own: a text to review may be. */
export function stateInLanguage({
  isWritten,
  isOnline,
  isChanged,
  isToReview,
}: LanguageFacts): PublicationState {
  if (!isWritten && !isOnline) return 'absent'
  if (isWritten && isToReview) return 'review'
  if (!isOnline) return 'draft'
  return isChanged ? 'changed' : 'published'
}

/** The state of a document over all its languages. */
export function stateOfDocument(languages: readonly LanguageFacts[]): PublicationState {
  if (!languages.some(({ isOnline }) => isOnline)) return 'draft'
  if (languages.some(({ isOnline, isChanged }) => isOnline && isChanged)) return 'changed'
  return languages.some(({ isWritten, isToReview }) => isWritten && isToReview) ? 'review' : 'published'
}
