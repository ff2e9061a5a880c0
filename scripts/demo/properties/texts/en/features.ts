import type { Feature } from '../../facts'
import type { Sentence } from '../roles'

/** Details that distinguish a property from its neighbours. */
export const englishFeatures: Record<Feature, readonly Sentence[]> = {
  fireplace: [
    () => 'In the sitting room an open fireplace in limestone sets the mood in winter.',
    () => 'A wood-burning stove gives the living room a pleasant warmth.',
    () => 'The original marble fireplace has been kept.',
  ],
  veranda: [
    () => 'A heated veranda enlarges the living room and extends the warm season.',
    () => 'The veranda serves as a dining room with a view of the greenery.',
    () => 'At the rear, a well-placed veranda brings extra light into the living room.',
  ],
  workshop: [
    () => 'A separate workshop with electricity is waiting for craftspeople and do-it-yourselfers.',
    () => 'In the annexe, a well-lit workshop can serve as a study or a playroom.',
    () => 'At the end of the plot, a brick workshop offers a fine place to work.',
  ],
  mouldings: [
    () => 'Mouldings, solid parquet and high ceilings recall the period in which it was built.',
    () => 'The moulded ceilings and original doors have kept all their character.',
    () => 'The oak staircase and the encaustic tiles are original.',
  ],
  homeOffice: [
    () => 'A separate study lets you work from home in peace.',
    () => 'A small extra room is ideal for working from home.',
    () => 'A study with its own entrance would suit a professional practice.',
  ],
  solarPanels: [
    () => 'Solar panels on the roof reduce the electricity bill.',
    () => 'The fairly recent solar panels cover a good part of the consumption.',
    () => 'The roof carries solar panels; their documents are in the file.',
  ],
  dressing: [
    () => 'The main bedroom has its own dressing room.',
    () => 'A made-to-measure dressing room adjoins the large bedroom.',
    () => 'Built-in cupboards and a dressing room make wardrobes unnecessary.',
  ],
  pool: [
    () => 'The heated pool of 8 by 4 m, with its cover, promises long summers.',
    () => 'A swimming pool with a wooden deck takes up the sunniest part of the garden.',
    () => 'The swimming pool, with a safety cover, is a few steps from the living room.',
  ],
  laundry: [
    () => 'A laundry room with a sink keeps the kitchen free of appliances.',
    () => 'The laundry room, with direct access to the outside, is most practical.',
    () => 'Washing machine and dryer have their place in a separate laundry room.',
  ],
  beams: [
    () => 'Exposed beams and rubble-stone walls give the living room a country charm.',
    () => 'The oak beams and the bluestone floor are original.',
    () => 'The adjoining barn, with its old timber frame, leaves every possibility open.',
  ],
  view: [
    () => 'In clear weather the view takes in the whole valley.',
    () => 'From the living room the view is completely open.',
    () => 'The view is open, with nothing overlooking you.',
  ],
  wardrobes: [
    () => 'Made-to-measure cupboards have been fitted in the hall and the bedroom.',
    () => 'The built-in cupboards save a great deal of space.',
    () => 'The hall has a large fitted cupboard.',
  ],
  videophone: [
    () => 'The entrance is secured with a locked door and a video intercom.',
    () => 'A video intercom, locked letterboxes and a bicycle store are part of the comfort.',
    () => 'Residents have the use of a video intercom and a bicycle store.',
  ],
  freshPaint: [
    () => 'The walls have just been painted in light shades.',
    () => 'Fresh paint and recent floors: nothing needs refreshing.',
    () => 'Every room was repainted this year.',
  ],
}
