import { useCallback } from 'react'

import { useEditDepth } from '@payloadcms/ui'

import { useDocumentPath } from './use-document-path'

/** How parts around a form that saves itself work with its saves. */
export interface FormSaves {
  /** Whether something that was typed is not saved yet. */
  readonly hasUnsaved: boolean
  /** Saves at once what is not saved yet. Ends when it was tried. */
  flush: () => Promise<void>
  /** Runs what writes to the document after the running save; later saves wait for it. */
  alone: <Result>(task: () => Promise<Result>) => Promise<Result>
  /** All that was typed is stored, by a task of `alone`. */
  settled: () => void
  /** Name of the version that the saves write. */
  readonly version: string
  /** The next save writes a version of its own: the form shows another text than the one that was typed into it. */
  startVersion: () => void
}

/** Of the open forms, by document and by how deep their drawer is. */
const open = new Map<string, FormSaves>()

const keyOf = (document: string, depth: number) => `${depth} ${document}`

/** Makes the saves of an open form known to the parts around it. Returns the function that ends it. */
export function shareSaves(document: string, depth: number, saves: FormSaves): () => void {
  const key = keyOf(document, depth)
  open.set(key, saves)
  return () => {
    if (open.get(key) === saves) open.delete(key)
  }
}

/** Gives the saves of the form around; null where the form does not save itself. */
export function useFormSaves(): () => FormSaves | null {
  const document = useDocumentPath()
  const depth = useEditDepth()
  return useCallback(
    () => (document === null ? null : (open.get(keyOf(document, depth)) ?? null)),
    [depth, document],
  )
}
