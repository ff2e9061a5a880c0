import type { Payload } from 'payload'

import type { PageRole } from '@/features/routing/model/page-roles'

import { quiet } from './minimal-document'

const paths: Partial<Record<PageRole, string>> = {
  forSale: '/for-sale/',
  forRent: '/for-rent/',
  projects: '/projects/',
  testimonials: '/testimonials/',
  contact: '/contact/',
  valuation: '/contact-demand/',
  searchRegister: '/demand-register/',
  saved: '/saved/',
}

/** Gives pages their roles, by the paths that the specification names them with. */
export async function giveRoles(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'pages', pagination: false, depth: 0 })
  const data = Object.fromEntries(
    Object.entries(paths).map(([role, path]) => [role, docs.find((page) => page.path === path)?.id ?? null]),
  )
  await payload.updateGlobal({ slug: 'pageRoles', data, context: quiet() })
}
