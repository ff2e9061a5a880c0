import { describeSources, type ThirdPartySources } from '@/features/consent/model/third-parties'

interface ThirdPartiesProps extends ThirdPartySources {
  /** Entries of the table `thirdParties`. */
  of?: readonly ThirdPartySources[]
}

/**
 * Adds sources to the Content-Security-Policy of this page; several elements on a page add up. Server component:
 * the cache handler reads the meta element from the rendered page. React moves the element into the head.
 *
 * @example <ThirdParties of={[thirdParties.youtube]} images={tiles.sources} />
 */
export function ThirdParties({ of = [], ...sources }: ThirdPartiesProps) {
  const content = describeSources([...of, sources])
  return content ? <meta name="perron:sources" content={content} /> : null
}
