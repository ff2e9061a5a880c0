import { APIError, type Payload } from 'payload'

import { forms } from '@/forms/registry'
import { racingInsert } from '@/lib/cms/racing-insert'

import { leadData, type LeadFacts } from './lead-data'
import { dropFiles, storeFiles, WrongFileKind, type SentFile } from './sent-file'

/** A file could not be written: the disk is full, or the store does not answer. Nothing was stored. */
export class FileNotKept extends Error {}

/** Whether a submission was stored before. */
export async function isStored(payload: Payload, submissionKey: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'leads',
    where: { idempotencyKey: { equals: submissionKey } },
    // Only whoever sends the very same answers again knows the key, and learns that they arrived.
    overrideAccess: true,
  })
  return totalDocs > 0
}

async function keepFiles(payload: Payload, files: readonly SentFile[]): Promise<string[]> {
  try {
    return await storeFiles(payload, files)
  } catch (error) {
    // Payload looks deeper into a file than we do, and says so when it is damaged.
    if (error instanceof APIError && error.status < 500) throw new WrongFileKind(files[0]?.field ?? '')
    payload.logger.error({ msg: 'A file of a form could not be kept', code: codeOf(error) })
    throw new FileNotKept()
  }
}

/** What an error says of its cause without any of the data: names and codes alone may be logged. */
export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/**
 * Stores a lead, with its files before it and whatever must be certain before the visitor is thanked. One write
 * decides: the lead with its unique key. All before it can be repeated, all behind it is the worker's.
 *
 * @throws FormRefusal, WrongFileKind, FileNotKept, or what the database says
 */
export async function storeLead(
  payload: Payload,
  facts: LeadFacts,
  files: readonly SentFile[],
): Promise<void> {
  const { model, answers, subject, submissionKey, client } = facts
  const prepare = await forms[model.kind].beforeStored?.()
  const known = { answers, locale: model.locale, submissionKey, ...(client && { client }), ...subject }
  const own = (await prepare?.(payload, known)) ?? {}
  const ids = await keepFiles(payload, files)
  try {
    await payload.create({
      collection: 'leads',
      data: { ...leadData(facts), ...(ids.length > 0 && { files: ids }), ...own } as LeadInput,
      ...racingInsert,
      // Visitors have no account. What they sent was judged by the form's own schema, and nothing else goes in.
      overrideAccess: true,
    })
  } catch (error) {
    // Another process stored the same submission in the meantime, or this very insert was made and its answer lost.
    // Then the lead may name these files; what no lead names is swept later.
    if (await isStored(payload, submissionKey)) return
    await dropFiles(payload, ids)
    throw error
  }
}

type LeadInput = ReturnType<typeof leadData>
