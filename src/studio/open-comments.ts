'use client'

import { useCallback, useSyncExternalStore } from 'react'

import { useDocumentPath } from './use-document-path'

/** A block or a field with open comments. */
export interface CommentMark {
  /** Rows by their ids: `blocks.ID`, `blocks.ID.heading`. */
  place: string
  /** Open threads on it. */
  count: number
}

/** The comments on the document of an open form, for parts that show marks of them. */
export interface OpenComments {
  marks: readonly CommentMark[]
  /** Shows the threads of a place, or begins one there. */
  open: (place: string) => void
}

const ofForms = new Map<string, OpenComments>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Offers the comments on a document; null when its form is closed. */
export function offerComments(document: string, comments: OpenComments | null): void {
  if (comments) ofForms.set(document, comments)
  else ofForms.delete(document)
  listeners.forEach((each) => each())
}

/** The comments on the document of the form around; null where documents are not commented. */
export function useOpenComments(): OpenComments | null {
  const document = useDocumentPath()
  const read = useCallback(() => (document === null ? null : (ofForms.get(document) ?? null)), [document])
  return useSyncExternalStore(subscribe, read, () => null)
}

/** The open threads on a place and inside it: those of a block with its fields. */
export const countInside = ({ marks }: OpenComments, place: string): number =>
  marks
    .filter((mark) => mark.place === place || mark.place.startsWith(`${place}.`))
    .reduce((sum, { count }) => sum + count, 0)
