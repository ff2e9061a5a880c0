import type { Access, FieldAccess, PayloadRequest } from 'payload'

/** Who may do what. Every collection and global names one of these for every operation; nothing is left to a default. */

export const staffRoles = ['administrator', 'editor', 'agent', 'translator'] as const
export type StaffRole = (typeof staffRoles)[number]

type RequestUser = PayloadRequest['user']

/** The role of a signed-in member of staff, or `null` for visitors, owners and subscribers. */
export function staffRole(user: RequestUser | undefined): StaffRole | null {
  if (user?.collection !== 'users') return null
  return staffRoles.find((role) => role === user.role) ?? null
}

export function hasRole(user: RequestUser | undefined, ...roles: StaffRole[]): boolean {
  const role = staffRole(user)
  return role !== null && roles.includes(role)
}

const allow =
  (...roles: StaffRole[]) =>
  ({ req }: { req: PayloadRequest }): boolean =>
    hasRole(req.user, ...roles)

export const nobody = (): boolean => false
export const everybody = (): boolean => true
export const administrators = allow('administrator')
export const editors = allow('administrator', 'editor')
/** Those who work on properties and leads. */
export const agents = allow('administrator', 'editor', 'agent')
/** Those who write or translate content. */
export const writers = allow('administrator', 'editor', 'translator')
export const staff = allow(...staffRoles)

/** Staff read everything, drafts included; everybody else what is published. */
export const published: Access = ({ req }) =>
  staffRole(req.user) !== null || { _status: { equals: 'published' } }

export const fieldForAdministrators: FieldAccess = ({ req }) => hasRole(req.user, 'administrator')
export const fieldForStaff: FieldAccess = ({ req }) => staffRole(req.user) !== null
/** Translators change texts only: fields that are the same in every language are closed to them. */
export const fieldNotForTranslators: FieldAccess = ({ req }) => staffRole(req.user) !== 'translator'
