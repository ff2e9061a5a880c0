import type { BlockViewProps } from '../define-block'

const heights = { small: 'h-8 md:h-10', medium: 'h-14 md:h-20', large: 'h-24 md:h-40' }

/** Space between two blocks, optionally with a thin line in the middle. */
export const Spacer = ({ data: { height, rule, cssClass } }: BlockViewProps<'spacer'>) => (
  <section
    aria-hidden={rule ? undefined : true}
    className={`flex items-center ${heights[height]} ${cssClass ?? ''}`}
  >
    {rule && (
      <div className="wrap">
        <hr className="border-line" />
      </div>
    )}
  </section>
)
