import { APIError, docAccessOperation, Forbidden, type CollectionSlug } from 'payload'

import type { DocumentLanguages } from '@/features/translation/model/describe-languages'
import { planPublication, type PublicationOrder } from '@/features/translation/model/plan-publication'
import { localeNames } from '@/lib/i18n/locales'
import { studioMessage } from '@/lib/payload/studio-message'

import { saveBesideDraft, update, type Target } from './save-beside-draft'

/** Going offline is always allowed, also for a property that has become incomplete. */
const lessVisible = { acceptIncomplete: true }

/**
 * Refuses who may not publish a document.
 *
 * @throws Forbidden
 */
export async function refuseUnlessPublisher({
  req,
  collection,
  id,
}: Omit<Target, 'collection'> & { collection: CollectionSlug }): Promise<void> {
  const data = { _status: 'published' }
  const { update: rule } = await docAccessOperation({
    id,
    collection: req.payload.collections[collection],
    data,
    req,
  })
  if (!rule) throw new Forbidden(req.t)
}

/**
 * Puts a document online or takes it offline, in one language or in all, at once. Access rules, validation and the gate
 * of mentions are those of any publication.
 *
 * @param document its languages as they are now
 * @throws APIError 400 with the reason in the user's language; ValidationError naming the fields; Forbidden
 */
export async function setPublication(
  target: Target,
  document: DocumentLanguages,
  order: PublicationOrder,
): Promise<void> {
  await refuseUnlessPublisher(target)
  const plan = planPublication(document, order)
  const locale = document.source
  if (typeof plan === 'string') {
    const name = localeNames[order.language ?? locale]
    throw new APIError(studioMessage(target.req, `translation.refusals.${plan}`, { name }), 400)
  }
  switch (plan.kind) {
    case 'unpublish':
      await update(target, { locale, data: { _status: 'draft' }, unpublishAllLocales: true }, lessVisible)
      return
    case 'withdraw': {
      const { languages } = plan
      if (document.status === 'draft' && order.language !== null)
        return saveBesideDraft(target, order.language, { publishedIn: languages }, lessVisible)
      await update(target, { locale, data: { publishedIn: languages } }, lessVisible)
      return
    }
    case 'publishOne': {
      const data = { _status: 'published' as const, publishedIn: plan.languages }
      await update(target, { locale: plan.only, data, publishSpecificLocale: plan.only })
      return
    }
    case 'publish':
      await update(target, {
        locale,
        data: { _status: 'published', ...(plan.languages && { publishedIn: plan.languages }) },
      })
  }
}

/**
 * Changes values that all languages share, such as the status of a property: at once for visitors when the document is
 * online. Other changes of a draft stay unpublished.
 *
 * @param document its languages as they are now
 * @param values of fields that the caller checked the user may change
 * @throws ValidationError naming the fields; Forbidden
 */
export async function setSharedValues(
  target: Target,
  { languages, onlineWhenOn, source, status }: DocumentLanguages,
  values: Record<string, unknown>,
): Promise<void> {
  const isOnline = onlineWhenOn.length > 0 || Object.values(languages).some((each) => each.isOnline)
  if (!isOnline) {
    await update(target, { locale: source, data: values, draft: true })
    return
  }
  await refuseUnlessPublisher(target)
  if (status === 'draft') return saveBesideDraft(target, source, values)
  await update(target, { locale: source, data: { ...values, _status: 'published' } })
}
