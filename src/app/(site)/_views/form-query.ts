import { redirect } from 'next/navigation'

import { findPropertyForms } from '@/lib/data/find-property-forms'
import { findPropertyParts } from '@/lib/data/find-property-parts'
import { getProperty } from '@/lib/data/get-property'
import { getRouteIndex } from '@/lib/data/get-route-table'
import type { Locale } from '@/lib/i18n/locales'
import {
  formOfEarlierSubject,
  formParamName,
  propertyFormHref,
  readPropertyForm,
} from '@/lib/property/property-forms'
import { propertyPath, readRef } from '@/lib/routing/property-path'
import type { ResolvedPage } from '@/lib/routing/resolve-address'

import type { SiteRequest } from './site-request'

type Query = SiteRequest['query']

/** Says whether a property has the form that its address asks for. */
async function hasForm(ref: number, locale: Locale, query: Query): Promise<boolean> {
  const kind = readPropertyForm(query[formParamName])
  const property = kind && (await getProperty(ref, locale))
  return property ? (await findPropertyForms(property, locale)).includes(kind) : false
}

/** Addresses of before named the property and what was asked on the contact page. */
async function followEarlierLink(locale: Locale, { ref, subject }: Query): Promise<void> {
  const number = typeof ref === 'string' ? readRef(ref) : null
  if (number === null || typeof subject !== 'string') return
  const parts = await findPropertyParts(number)
  if (!parts) return
  const path = propertyPath(await getRouteIndex(), parts, locale)
  redirect(propertyFormHref(path, formOfEarlierSubject(subject)))
}

/** Leads to the property where its form is none of it, and from addresses of before to the form they meant. */
export async function redirectFormQuery(resolved: ResolvedPage, locale: Locale, query: Query): Promise<void> {
  if (resolved.kind === 'content') await followEarlierLink(locale, query)
  if (resolved.kind !== 'property' || query[formParamName] === undefined) return
  if (!(await hasForm(resolved.parts.ref, locale, query))) redirect(resolved.path)
}
