import { redirect } from 'next/navigation'

import { findPropertyForms } from '@/features/submissions/server/find-property-forms'
import { findPropertyParts } from '@/features/routing/server/find-property-parts'
import { getProperty } from '@/features/property-page/server/get-property'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import type { Locale } from '@/lib/i18n/locales'
import {
  formOfEarlierSubject,
  formParamName,
  propertyFormHref,
  readPropertyForm,
} from '@/features/submissions/model/property-forms'
import { propertyPath } from '@/features/routing/model/property-path'
import { parseRef } from '@/features/property/model/search-params-values'
import type { ResolvedPage } from '@/features/routing/model/resolve-public-url'

import type { SiteRequest } from './site-request'

type Query = SiteRequest['query']

async function hasForm(ref: number, locale: Locale, query: Query): Promise<boolean> {
  const kind = readPropertyForm(query[formParamName])
  const property = kind && (await getProperty(ref, locale))
  return property ? (await findPropertyForms(property, locale)).includes(kind) : false
}

/** Former URLs named the property and the subject on the contact page. */
async function followEarlierLink(locale: Locale, { ref, subject }: Query): Promise<void> {
  const number = typeof ref === 'string' ? parseRef(ref) : null
  if (number === null || typeof subject !== 'string') return
  const parts = await findPropertyParts(number)
  if (!parts) return
  const path = propertyPath(await getRouteIndex(), parts, locale)
  redirect(propertyFormHref(path, formOfEarlierSubject(subject)))
}

/** Redirects to the property when it does not have the form, and from former URLs to the form they meant. */
export async function redirectFormQuery(resolved: ResolvedPage, locale: Locale, query: Query): Promise<void> {
  if (resolved.kind === 'content') await followEarlierLink(locale, query)
  if (resolved.kind !== 'property' || query[formParamName] === undefined) return
  if (!(await hasForm(resolved.parts.ref, locale, query))) redirect(resolved.path)
}
