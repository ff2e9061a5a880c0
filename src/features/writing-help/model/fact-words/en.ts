import type { FactWords } from './fact-words'

export const en: FactWords = {
  counted: {
    bedrooms: 'bedrooms?|bedroomed|beds?|double rooms',
    bathrooms: 'bathrooms?|baths',
    showerRooms: 'shower[- ]rooms?',
    toilets: 'toilets|wcs|cloakrooms|lavatories',
    garages: 'garages?|lock-ups',
    parkings: '(?:car )?parking (?:spaces?|spots?|places?|bays?)|parkings',
    floors: 'floors|storeys?|stories|levels',
    facades: 'façades|facades',
  },
  partly: 'of which|including|further|other|another|more',
  about:
    'about|around|approximately|approx\\.?|nearly|almost|some|over|more than|under|less than|at least|±|just|up to|ca\\.?',
  sayings:
    'one of|a stone|at once|one day|no one|one another|one hundred per cent|second to none|two-way|one level|the one|in one',
  withOne: 'with |only |just ',
  areas: {
    living: 'living (?:area|space)|habitable|of living space|floor area|internal area',
    garden: 'gardens?|lawn',
    terrace: '(?:roof )?terraces?|balcon(?:y|ies)|patio',
    ground: 'plot|land|grounds?|site|parcel',
    office: 'offices?(?: space)?',
    store: 'shop|retail(?: space| area)?|commercial (?:space|premises|area)|showroom|sales area',
    width: 'frontage|width|façade',
    depth: 'depth',
    room: 'living room|kitchen|dining room|lounge|sitting room|bedrooms?|hall|cellar|attic|workshop|conservatory|garage|studio room',
  },
  amounts: {
    price: '(?:asking |sale )?price|sold|priced',
    rent: 'rents?|annuity|a month|per month|monthly|pcm|/month',
    charges: '(?:service |common )?charges|costs',
    deposit: 'deposit|guarantee',
    cadastral: 'cadastral income|cadastral',
    tax: 'property tax|withholding tax',
  },
  and: 'and',
  stops: 'with|on|for|of which|in|at|is|offers|plus|per|by|over|set|are|has',
  renovated: 'renovat\\p{L}+|restor\\p{L}+|refurbish\\p{L}+|convert\\p{L}+',
  built: 'built|constructed|construction|dates?|dating|erected|year',
  months: [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
  ordinals: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  ordinalEnding: 'st|nd|rd|th',
  floorNoun: '(?:and top )?floor',
  groundFloor: 'ground[- ]floor',
  features: {
    hasGarden: '(?:back ?|front ?|rear )?gardens?',
    hasTerrace: '(?:roof )?terraces?|balcon(?:y|ies)|patio',
    hasGarage: '(?:double |integral )?garages?',
    hasParking:
      '(?:private |off-street |covered )?(?:car )?parking (?:spaces?|spots?|places?|bays?)|carport|(?:private|underground|off-street) parking',
    hasLift: 'lifts?|elevators?',
    hasCellar: '(?:wine )?cellars?|basement(?: storage)?',
    hasAttic: 'attics?|lofts?(?= space| storage)',
    hasSwimmingPool: '(?:indoor |outdoor |heated )?(?:swimming[- ])?pools?',
    hasSolarPanels: 'solar panels|photovoltaic panels',
    hasShutters: '(?:electric |roller )?shutters',
    noField:
      'sauna|jacuzzi|hot tub|open fire(?:place)?|fireplace|conservatory|air[- ]conditioning|air[- ]conditioned|home automation|pond|tennis court|views? (?:of|over) the (?:sea|river)|sea views?|charging point|laundry room|dressing room|walk-in wardrobe',
  },
  shared:
    "public|municipal|communal in the area|local|neighbours?'|nearby|botanical|optional|centre|of cafés|café",
  without: 'without|no|neither|nor|lacks an?|does not have an?|there is no|has no|nothing is|is not',
  kinds: {
    house:
      '(?:town|farm)?houses?|townhouse|villas?|farmhouse|bungalows?|cottages?|chalet|castle|mansion|family home',
    apartment: 'apartments?|flats?|studios?|duplex|penthouse|lofts?|maisonette',
    land: '(?:building )?plot(?: of land)?|building land|parcel of land',
    garage: 'garage|lock-up',
    commercial: 'shop|commercial premises|retail unit|offices?|office space|warehouse|workshop|premises',
    building: 'investment (?:building|property)|apartment building|mixed-use building',
  },
  thisOne: 'this|our|we offer an?|offering an?|we present an?|presenting an?|we are offering an?',
  adjectives:
    'beautiful|bright|charming|spacious|lovely|handsome|old|modern|elegant|large|small|stunning|superb|delightful|attractive|detached|semi-detached|terraced|renovated|recent|new|brand-new|well-kept|cosy|stylish|family|double-fronted|light-filled|character|comfortable|newly built',
  goals: {
    sale: 'for sale|on the market for|to buy|sale price|become the owner',
    rent: 'for rent|to let|to rent|for letting|available to rent|for lease|next tenant',
  },
  heating: {
    naturalGas:
      'natural gas|gas[- ](?:fired|boiler|central heating|heating|condensing boiler)|gas-fired\\p{L}*|heated by gas|mains gas',
    oil: '(?:heating|fuel) oil|oil[- ](?:fired|boiler|heating|central heating)|oil-fired|heated by oil',
    electric:
      'electric(?:al)? (?:heating|radiators|heaters|storage heaters)|heated by electricity|electrically heated',
    heatPump: 'heat[- ]pumps?',
    pellets: '(?:wood )?pellets?',
    wood: 'wood[- ](?:fired|heating|boiler)|heated with wood|wood-burning boiler',
    district: 'district heating|heat network',
    underfloor: 'underfloor heating',
  },
  glazing: {
    single: 'single[- ]glaz\\p{L}+',
    double: 'double[- ]glaz\\p{L}+',
    triple: 'triple[- ]glaz\\p{L}+',
  },
  frames: {
    pvc: '(?:u?pvc)[- ](?:window )?(?:frames|windows|joinery)',
    wood: '(?:wooden|timber)[- ](?:window )?(?:frames|windows|joinery)',
    aluminium: 'alumin(?:i)?um[- ](?:window )?(?:frames|windows|joinery)',
  },
  facing:
    'DIR[- ]facing|fac(?:es|ing) (?:due )?DIR|due DIR|oriented (?:to the )?DIR|DIR(?:erly)? (?:orientation|aspect|exposure)|orientation:? DIR',
  directions: {
    north: 'north',
    northEast: 'north-?east',
    east: 'east',
    southEast: 'south-?east',
    south: 'south',
    southWest: 'south-?west',
    west: 'west',
    northWest: 'north-?west',
  },
  isNew:
    'newly[- ]built|new-build|brand[- ]new (?:house|apartment|home|flat|villa|studio|property)|new (?:house|apartment|home|flat|villa|studio|development|build)|newly constructed|recently built',
  toRenovate:
    'to (?:be )?renovat\\p{L}+|needs? (?:some )?(?:renovat\\p{L}+|updating|modernis\\p{L}+|work)|in need of (?:renovation|modernisation|refurbishment|updating|work)|for renovation|to (?:be )?restored|renovation project|fixer-upper',
  isRenovated:
    '(?:fully|completely|recently|beautifully|tastefully|partly|thoroughly|newly) (?:renovated|refurbished|restored)|(?:renovated|refurbished) (?:house|apartment|flat|villa|studio|home|in|with|to)|has been (?:renovated|refurbished)|was (?:renovated|refurbished)',
  isFurnished: '(?:fully )?furnished',
  unfurnished: 'unfurnished|not furnished',
  detached: '(?<!semi-)detached|(?:four|4)[- ](?:façade|facade|sided)\\p{L}*',
  semiDetached: 'semi-detached|(?:three|3)[- ](?:façade|facade|sided)\\p{L}*',
  terraced: 'terraced|mid-terrace|(?:two|2)[- ](?:façade|facade|sided)\\p{L}*',
  energy: 'epc|peb|energy|label|rating|rated|certificate',
  placed: [
    '(?:house|townhouse|farmhouse|villa|apartment|flat|studio|duplex|penthouse|plot|land|garage|shop|premises|building|property|home|bungalow|cottage|development|project|sale|rent|let|m²|bedrooms?|located|situated|set|lies|nestled|found|discover)(?: [^.,;:!?\\n]{0,40}?)? (?:in|at) PLACE',
    '(?:^|[.!?\\n] ?)(?:In|At) PLACE',
    'in the (?:heart|centre|center|middle|village|municipality|district) of PLACE',
    '^[^.!?\\n]{0,60}? in PLACE',
  ],
  streets: [
    '(?<=\\b(?:in|on|at|along|off) )(?:\\p{Lu}[\\p{L}-]+ ){1,3}(?:Street|Road|Avenue|Lane|Square|Drive|Boulevard|Close|Way)(?!\\p{L})',
    "(?:rue|avenue|boulevard|place|chaussée|chemin|quai|allée|impasse|square|clos)(?: (?:de la|de l'|des|du|de|d'|le|la|les|aux?))* ?NAME",
  ],
  noPlaces:
    'the|a|an|this|Belgium|Wallonia|Flanders|Europe|EPC|PEB|LED|VAT|WC|Art|Easter|Christmas|January|February|March|April|May|June|July|August|September|October|November|December|Street|Road|Square|Avenue',
  near: {
    school: 'schools?',
    childcare: 'nursery|crèche|childcare',
    shops: 'shops?|supermarket|bakery',
    bus: 'bus',
    station: 'station',
    motorway: 'motorway|E\\d+',
    hospital: 'hospital|clinic',
    park: 'park',
    sport: 'sports?\\p{L}*|gym',
  },
}
