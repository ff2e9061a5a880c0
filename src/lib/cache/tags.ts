import type { CollectionSlug, GlobalSlug } from 'payload'

declare const isTag: unique symbol

/** What a cached page or read was made from. Made by `tags` alone, never from a free text. */
export type Tag = string & { readonly [isTag]: true }

// The one place that makes tags.
const tag = (text: string) => text as Tag

/**
 * The tags of cached pages and reads. Documents and globals are tagged by Payload's hooks when they are read, lists by
 * the reads that choose documents: a list also changes with a document that it does not show yet.
 */
export const tags = {
  /** A document, in all languages. */
  document: (collection: CollectionSlug, id: string): Tag => tag(`${collection}:${id}`),
  settings: (global: GlobalSlug): Tag => tag(`settings:${global}`),
  /**
   * A choice among the documents of a collection.
   *
   * @param part the documents that can be in it, such as those of a category; all when left out
   */
  list: (collection: CollectionSlug, part?: string): Tag =>
    tag(part === undefined ? `list:${collection}` : `list:${collection}:${part}`),
  /** Which path leads to which document. */
  routes: tag('routes'),
} as const
