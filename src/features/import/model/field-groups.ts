import { catalogueGroups, type CatalogueGroup } from '@/features/property/model/types'

/** The groups of fields whose owner a source names: the feed, or the editors. */
export const fieldGroups = [
  'texts',
  'offer',
  'address',
  'price',
  'ribbon',
  'contact',
  'files',
  ...catalogueGroups,
] as const
export type FieldGroup =
  | 'texts'
  | 'offer'
  | 'address'
  | 'price'
  | 'ribbon'
  | 'contact'
  | 'files'
  | CatalogueGroup
