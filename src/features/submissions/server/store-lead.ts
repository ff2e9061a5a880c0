import { APIError, type Payload } from 'payload'

import { isFileNotStored } from '@/lib/uploads/store-files'
import { uniqueInsert } from '@/lib/payload/unique-insert'
import { errorCode } from '@/lib/values/format-error'

import { withdrawnKey } from '@/features/submissions/model/withdrawn-key'
import { claimRow } from '@/lib/queue/claim-row'
import { getRequestId } from '@/lib/http/request-id'
import type { Lead } from '@/payload-types'

import { getForm, getFormRegistry } from './form-registry'
import { leadData, type LeadFacts } from './lead-data'
import { dropFiles, storeFiles, WrongFileKind, type SubmittedFile } from './submitted-file'

/** A file could not be written: disk full or storage unavailable. Nothing was stored. */
export class FileNotStored extends Error {}

/** Whether a submission is already stored. */
export async function isStored(payload: Payload, submissionKey: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'leads',
    where: { idempotencyKey: { equals: submissionKey } },
    // Only a client that sends the same answers again has the key; the response reveals only that they arrived.
    overrideAccess: true,
  })
  return totalDocs > 0
}

async function findLead(payload: Payload, submissionKey: string): Promise<Lead | undefined> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { idempotencyKey: { equals: submissionKey } },
    depth: 0,
    limit: 1,
    pagination: false,
    // The visitor may not read leads; this one stays on the server.
    overrideAccess: true,
  })
  return docs[0]
}

/**
 * Whether a submission is already stored and its result still holds. One whose result was taken back gives its key back
 * here, so that it is stored anew.
 */
export async function isInForce(payload: Payload, submissionKey: string): Promise<boolean> {
  const lead = (await isStored(payload, submissionKey)) && (await findLead(payload, submissionKey))
  if (!lead) return false
  const isWithdrawn = await getForm(payload, lead.form)?.isWithdrawn?.()
  if (!isWithdrawn || !(await isWithdrawn(payload, lead))) return true
  // The key of this lead only: another process may have stored the submission anew meanwhile.
  await claimRow(payload, {
    collection: 'leads',
    id: lead.id,
    due: { idempotencyKey: { equals: submissionKey } },
    data: { idempotencyKey: withdrawnKey(lead.id) },
  })
  return false
}

async function keepFiles(payload: Payload, files: readonly SubmittedFile[]): Promise<string[]> {
  try {
    return await storeFiles(payload, files)
  } catch (error) {
    // Payload checks files more deeply and refuses damaged ones.
    if (error instanceof APIError && error.status < 500 && !isFileNotStored(error))
      throw new WrongFileKind(files[0]?.field ?? '')
    payload.logger.error({ msg: 'A file of a form could not be stored', code: errorCode(error) })
    throw new FileNotStored()
  }
}

/**
 * Stores a lead, after its files and the steps that must succeed before the confirmation. The insert of the lead with
 * its unique key decides. All steps before it are repeatable, the effects after it belong to the worker.
 *
 * @throws FormRefusal, WrongFileKind, FileNotStored, or a database error
 */
export async function storeLead(
  payload: Payload,
  facts: LeadFacts,
  files: readonly SubmittedFile[],
): Promise<void> {
  const { model, answers, subject, submissionKey, client } = facts
  const prepare = await getFormRegistry(payload).forms[model.kind].beforeStored?.()
  const leadFacts = { answers, locale: model.locale, submissionKey, ...(client && { client }), ...subject }
  const prepared = (await prepare?.(payload, leadFacts)) ?? {}
  const ids = await keepFiles(payload, files)
  try {
    await payload.create({
      collection: 'leads',
      data: {
        ...leadData(facts),
        requestId: await getRequestId(),
        ...(ids.length > 0 && { files: ids }),
        ...prepared,
      } as LeadInput,
      ...uniqueInsert,
      // Visitors have no account. The values passed the form's own schema, and no others are stored.
      overrideAccess: true,
    })
  } catch (error) {
    // Another process stored the same submission meanwhile, or this insert succeeded and its response was lost. Then the
    // lead may refer to these files; files without a lead are swept later.
    if (await isStored(payload, submissionKey)) return
    await dropFiles(payload, ids)
    throw error
  }
}

type LeadInput = ReturnType<typeof leadData>
