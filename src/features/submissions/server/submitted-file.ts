import { createLocalReq, type Payload } from 'payload'

import { fieldsOf } from '@/features/submissions/model/visible-fields'
import type { Answers } from '@/features/submissions/model/form-field'
import type { FormModel } from '@/features/submissions/model/form-model'
import { describeProblem, type ProblemTexts } from '@/features/submissions/model/problems'
import { dropAddedFiles } from '@/lib/uploads/store-files'
import { detectFileKind } from '@/features/media/model/file-kind'

import type { SentValues } from './read-submission'

/** A submitted file whose content was checked. */
export interface SubmittedFile {
  /** Name of its field. */
  field: string
  /** The visitor's file name, without folders. */
  name: string
  bytes: Buffer
  extension: 'pdf' | 'docx'
  mimeType: string
}

/** The file of a field is neither a complete PDF nor a complete Word document, whatever its name. */
export class WrongFileKind extends Error {
  constructor(readonly field: string) {
    super('wrong kind of file')
  }
}

/** The error text beside the field. */
export function wrongFileText(
  { field }: WrongFileKind,
  model: FormModel,
  texts: ProblemTexts,
): Record<string, string> {
  const label = fieldsOf(model).find(({ name }) => name === field)?.label ?? ''
  return { [field]: describeProblem(texts, { code: 'fileKind', values: { field: label } }) }
}

/** The files of a submission; `answers` are the valid ones. */
export async function readFiles(
  model: FormModel,
  answers: Answers,
  values: SentValues,
): Promise<SubmittedFile[]> {
  const files: SubmittedFile[] = []
  for (const { name: field, kind } of fieldsOf(model)) {
    const [value, name] = [values[field], answers[field]]
    if (kind !== 'file' || !(value instanceof File) || typeof name !== 'string') continue
    const bytes = Buffer.from(await value.arrayBuffer())
    const { extension, mimeType } = (await detectFileKind(bytes)) ?? {}
    if ((extension !== 'pdf' && extension !== 'docx') || !mimeType) throw new WrongFileKind(field)
    files.push({ field, name, bytes, extension, mimeType })
  }
  return files
}

/**
 * Stores the files of a submission before its lead. A process that is killed in between leaves files without a lead;
 * they are swept later.
 *
 * @returns their ids
 * @throws when one could not be stored; then none is
 */
export async function storeFiles(payload: Payload, files: readonly SubmittedFile[]): Promise<string[]> {
  const ids: string[] = []
  for (const { name, bytes, extension, mimeType } of files) {
    const req = await createLocalReq({}, payload)
    try {
      const { id } = await payload.create({
        collection: 'leadFiles',
        data: { originalName: name },
        file: { name: `file.${extension}`, data: bytes, mimetype: mimeType, size: bytes.length },
        // Closed to the API. Kind and size were checked, and the collection checks them again.
        overrideAccess: true,
        req,
      })
      ids.push(id)
    } catch (error) {
      await dropAddedFiles(req)
      await dropFiles(payload, ids)
      throw error
    }
  }
  return ids
}

/** Deletes files whose lead was not stored; failures are swept later. */
export async function dropFiles(payload: Payload, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    // Created by this request, and no document refers to it.
    await payload.delete({ collection: 'leadFiles', id, overrideAccess: true }).catch(() => undefined)
}
