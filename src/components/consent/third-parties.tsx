import { describeSources, type ThirdPartySources } from '@/lib/consent/third-parties'

interface ThirdPartiesProps extends ThirdPartySources {
  /** Entries of the table `thirdParties`. */
  of?: readonly ThirdPartySources[]
}

/**
 * Adds servers to the Content-Security-Policy of this page; several on a page add up. Server component: the cache
 * handler reads it from the finished page. React puts the element into the head.
 *
 * @example <ThirdParties of={[thirdParties.youtube]} images={[sourceOf(tilesUrl)]} />
 */
export function ThirdParties({ of = [], ...sources }: ThirdPartiesProps) {
  const content = describeSources([...of, sources])
  return content ? <meta name="perron:sources" content={content} /> : null
}
