import type { Payload } from 'payload'

import { fieldsOf } from '@/lib/forms/asked-fields'
import type { Answers } from '@/lib/forms/form-field'
import type { FormModel } from '@/lib/forms/form-model'
import { describeProblem, type ProblemTexts } from '@/lib/forms/problems'
import { fileKindOf } from '@/lib/media/file-kind'

import type { SentValues } from './read-submission'

/** A file as it came with a form, judged by what it holds. */
export interface SentFile {
  /** Name of its field. */
  field: string
  /** As the visitor calls it, without folders. */
  name: string
  bytes: Buffer
  extension: 'pdf' | 'docx'
  mimeType: string
}

/** The file of a field is neither a whole PDF nor a whole Word document, whatever it is called. */
export class WrongFileKind extends Error {
  constructor(readonly field: string) {
    super('wrong kind of file')
  }
}

/** What is said of such a file, beside its field. */
export function wrongFileText(
  { field }: WrongFileKind,
  model: FormModel,
  texts: ProblemTexts,
): Record<string, string> {
  const label = fieldsOf(model).find(({ name }) => name === field)?.label ?? ''
  return { [field]: describeProblem(texts, { code: 'fileKind', values: { field: label } }) }
}

/** The files of a submission; `answers` are those that were found right. */
export async function readFiles(model: FormModel, answers: Answers, values: SentValues): Promise<SentFile[]> {
  const files: SentFile[] = []
  for (const { name: field, kind } of fieldsOf(model)) {
    const [value, name] = [values[field], answers[field]]
    if (kind !== 'file' || !(value instanceof File) || typeof name !== 'string') continue
    const bytes = Buffer.from(await value.arrayBuffer())
    const { extension, mimeType } = fileKindOf(bytes) ?? {}
    if ((extension !== 'pdf' && extension !== 'docx') || !mimeType) throw new WrongFileKind(field)
    files.push({ field, name, bytes, extension, mimeType })
  }
  return files
}

/**
 * Keeps the files of a submission that is about to be stored. A process killed in between leaves files no lead names;
 * they are swept later.
 *
 * @returns their ids
 */
export async function storeFiles(payload: Payload, files: readonly SentFile[]): Promise<string[]> {
  const ids: string[] = []
  for (const { name, bytes, extension, mimeType } of files) {
    const { id } = await payload.create({
      collection: 'leadFiles',
      data: { originalName: name },
      file: { name: `file.${extension}`, data: bytes, mimetype: mimeType, size: bytes.length },
      // Nobody may create these through the API. Kind and size were judged, and the collection judges them again.
      overrideAccess: true,
    })
    ids.push(id)
  }
  return ids
}

/** Removes files whose lead was not stored; what fails here is swept later. */
export async function dropFiles(payload: Payload, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    // Made by this very request, and nothing points at it.
    await payload.delete({ collection: 'leadFiles', id, overrideAccess: true }).catch(() => undefined)
}
