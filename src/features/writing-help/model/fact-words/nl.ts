import type { FactWords } from './fact-words'

export const nl: FactWords = {
  counted: {
    bedrooms: 'slaapkamers?(?=\\p{L}*)|slaapkamer\\p{L}+|slpk\\.?|(?:kinder|ouder)kamers',
    bathrooms: 'badkamers?',
    showerRooms: 'douchekamers?|doucheruimtes?|douches',
    toilets: "toiletten|wc's|wcs",
    garages: 'garages|garageboxen|garage',
    parkings:
      '(?:auto)?staanplaats(?:en)?|(?:auto)?standplaatsen|parkeerplaats(?:en)?|parkings|parkeerplekken',
    floors: 'verdiepingen|niveaus|bouwlagen|woonlagen|etages',
    facades: 'gevels|gevel\\p{L}*',
  },
  partly: 'waarvan|waaronder|andere|overige|inclusief',
  about:
    'ongeveer|circa|ca\\.?|bijna|ruim|zowat|om en bij|rond de|rond|meer dan|minder dan|minstens|±|amper|tot',
  sayings: 'op twee stappen|twee keer|één keer|op een na|twee-onder-één-kap|één van|in één|op één',
  withOne: 'met ',
  areas: {
    living:
      'bewoonbare oppervlakte|bewoonbaar|woonoppervlakte|leefoppervlakte|bewoonbare|woonruimte|leefruimte op',
    garden: '\\p{L}*tuin(?:tje)?|gazon',
    terrace: '\\p{L}*terras(?:sen|je)?|balkon',
    ground: 'perceel|grond|kavel|bouwgrond|terrein|grondoppervlakte|perceelsoppervlakte',
    office: 'kantoor(?:ruimte)?|bureau',
    store: 'handelspand|winkel(?:ruimte|oppervlakte)?|handelsoppervlakte|handelsruimte|verkoopruimte',
    width: 'gevel(?:breedte)?|breedte|straatbreedte',
    depth: 'diepte',
    room: 'leefruimte|woonkamer|keuken|eetkamer|living|slaapkamers?|hal|kelder|zolder|atelier|veranda|garage|zithoek',
  },
  amounts: {
    price: '(?:vraag|verkoop|richt)?prijs|verkocht',
    rent: 'huur(?:prijs)?|rente|lijfrente|per maand|maandelijkse?|/maand|/mnd',
    charges: '(?:gemeenschappelijke |maandelijkse )?(?:kosten|lasten)|provisie',
    deposit: '(?:huur)?waarborg|borg',
    cadastral: 'kadastraal inkomen|ki|kadastraal',
    tax: 'onroerende voorheffing|voorheffing',
  },
  and: 'en',
  stops: 'met|op|voor|waarvan|in|is|biedt|plus|aan|per|te|bij|naast',
  renovated: 'renov\\p{L}+|gerenov\\p{L}+|gerestaur\\p{L}+|verbouw\\p{L}+|vernieuwd',
  built: 'bouwjaar|gebouwd|opgetrokken|bouw|dateert|daterend|opgericht',
  months: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
  ordinals: [
    'eerste',
    'tweede',
    'derde',
    'vierde',
    'vijfde',
    'zesde',
    'zevende',
    'achtste',
    'negende',
    'tiende',
  ],
  ordinalEnding: 'e|de|ste',
  floorNoun: '(?:en (?:laatste|hoogste) )?(?:verdieping|verdiep|etage)',
  groundFloor: 'gelijkvloerse?(?: verdieping)?|begane grond',
  features: {
    hasGarden: '(?!winter|kinder|planten|dieren)\\p{L}*tuin(?:tje|en)?',
    hasTerrace: '\\p{L}*terras(?:sen|je)?|balkons?',
    hasGarage: '(?:dubbele |inpandige )?garages?|garagebox(?:en)?',
    hasParking:
      '(?:auto)?staanplaats(?:en)?|(?:auto)?standplaats(?:en)?|(?:privé)?parkeerplaats(?:en)?|carport|privéparking',
    hasLift: 'lift|liften',
    hasCellar: '(?:wijn|voorraad)?kelders?|kelderberging',
    hasAttic: 'zolders?|zolderruimte',
    hasSwimmingPool: '(?:binnen)?zwembad(?:en)?|zwemvijver',
    hasSolarPanels: 'zonnepanelen|fotovoltaïsche panelen',
    hasShutters: '(?:elektrische )?rolluiken|luiken',
    noField:
      'sauna|jacuzzi|open haard|haard|veranda|airco(?:nditioning)?|airconditioning|domotica|vijver|tennisveld|zicht op (?:de rivier|zee|de zee)|zeezicht|laadpaal|wasplaats|dressing',
  },
  shared:
    'openbare?|gemeentelijke?|stedelijke?|publieke?|gemeenschappelijke? in de buurt|in de buurt|van de buren|in optie|nabijgelegen|botanische',
  without: 'zonder|geen|noch|niet over een|beschikt niet over een|niets is|is niet',
  kinds: {
    house:
      '\\p{L}*huis|\\p{L}*huizen|villa|\\p{L}*villa|\\p{L}*woning|hoeve|fermette|bungalow|kasteel|herenhuis|rijhuis',
    apartment: '\\p{L}*appartement(?:en)?|\\p{L}*studio|duplex|penthouse|loft|flat|kot',
    land: '\\p{L}*bouwgrond|perceel|bouwkavel|kavel',
    garage: 'garage|garagebox',
    commercial:
      '\\p{L}*handelspand|handelsruimte|winkel|winkelpand|kantoor|kantoorruimte|magazijn|loods|atelier',
    building: 'opbrengsteigendom|\\p{L}*gebouw|appartementsgebouw',
  },
  thisOne: 'deze|dit|onze|bieden wij u een|stellen wij u een|wij u een',
  adjectives:
    'mooie?|ruime?|charmante?|prachtige?|gezellige?|oude?|lichte?|moderne?|elegante?|leuke?|grote?|kleine?|knappe?|unieke?|instapklare?|gerenoveerde?|karaktervolle?|vrijstaande?|nieuwe?',
  goals: {
    sale: 'te koop|koopwoning|verkoopprijs|aan te kopen|in de verkoop|word eigenaar',
    rent: 'te huur|huurwoning|te huren|in de verhuur|nieuwe huurder',
  },
  heating: {
    naturalGas:
      '(?:aard|stads)gas|gasketel|\\p{L}*ketel op gas|gasverwarming|(?:centrale )?verwarming op gas|condensatieketel op gas|cv op gas|gasgestookte?',
    oil: 'stookolie\\p{L}*|mazout',
    electric:
      'elektrische verwarming|elektrisch verwarmd|elektrische (?:radiatoren|convectoren)|verwarming op elektriciteit|accumulatieverwarming',
    heatPump: '(?:lucht)?warmtepomp(?:en)?',
    pellets: 'pellets?\\p{L}*',
    wood: 'verwarming op hout|houtverwarming|met hout verwarmd|houtketel',
    district: 'warmtenet|stadsverwarming',
    underfloor: 'vloerverwarming',
  },
  glazing: {
    single: 'enkel(?:e)? (?:glas|beglazing)',
    double: 'dubbel(?:e)? (?:glas|beglazing)',
    triple: '(?:driedubbel|drievoudig|triple)(?:e)? (?:glas|beglazing)|drielaags glas',
  },
  frames: {
    pvc: 'pvc-?(?: )?(?:ramen|schrijnwerk|raamkozijnen)|(?:ramen|schrijnwerk|raamkozijnen)(?: zijn)? (?:in|van|uit) pvc',
    wood: 'houten (?:ramen|schrijnwerk|raamkozijnen)|(?:ramen|schrijnwerk|raamkozijnen)(?: zijn)? (?:in|van|uit) hout',
    aluminium:
      '(?:aluminium|alu)(?:-| )?(?:ramen|schrijnwerk|raamkozijnen)|(?:ramen|schrijnwerk|raamkozijnen)(?: zijn)? (?:in|van|uit) alu(?:minium)?',
  },
  facing:
    'DIR(?:elijk|waarts)?[- ]?(?:gericht|georiënteerd|gerichte|georiënteerde)|op het DIR(?:en)?|naar het DIR(?:en)?|DIR(?:er)?(?=terras|tuin|oriëntatie)|DIRgericht\\p{L}*|oriëntatie:? DIR|oriëntatie op het DIR(?:en)?|pal DIR',
  directions: {
    north: 'noord',
    northEast: 'noordoost',
    east: 'oost',
    southEast: 'zuidoost',
    south: 'zuid',
    southWest: 'zuidwest',
    west: 'west',
    northWest: 'noordwest',
  },
  isNew:
    'nieuwbouw\\p{L}*|(?:gloed|splinter|spik)nieuwe? (?:woning|huis|appartement|villa|studio)|nieuwe (?:woning|villa|studio)|nieuw (?:huis|appartement)|pas gebouwd|recent gebouwd',
  toRenovate:
    'te renoveren|op te frissen|te restaureren|renovatieproject|aan renovatie toe|werken (?:zijn )?nodig|renovatiewerken nodig|opfrisbeurt',
  isRenovated:
    '(?:volledig|helemaal|grondig|recent|onlangs|gedeeltelijk|smaakvol) gerenoveerde?|gerenoveerde? (?:woning|huis|appartement|villa|studio)|werd gerenoveerd|gerenoveerd (?:in|met)',
  isFurnished: '(?:volledig )?gemeubeld|gemeubileerd|gemeubelde?|bemeubeld',
  unfurnished: 'ongemeubelde?|niet gemeubeld|ongemeubileerd',
  detached: 'vrijstaande?|open bebouwing|(?:vier|4)[- ]?gevel\\p{L}*|alleenstaande? (?:woning|huis|villa)',
  semiDetached: 'halfopen(?: bebouwing)?|half[- ]open bebouwing|(?:drie|3)[- ]?gevel\\p{L}*',
  terraced: 'gesloten bebouwing|rijhuis|rijwoning|tussenwoning|(?:twee|2)[- ]?gevel\\p{L}*',
  energy: 'epc\\p{L}*|peb|energie\\p{L}*|energetisch\\p{L}*|epc-label|energieprestatie\\p{L}*',
  placed: [
    '(?:\\p{L}*huis|\\p{L}*woning|\\p{L}*villa|\\p{L}*appartement|\\p{L}*studio|duplex|penthouse|\\p{L}*grond|garage|\\p{L}*pand|\\p{L}*gebouw|eigendom|fermette|bungalow|project|nieuwbouwproject|koop|huur|m²|slaapkamers?|gelegen|ligt|bevindt zich|ontdek|gevestigd|hoeve)(?: [^.,;:!?\\n]{0,40}?)? (?:in|te) (?:hartje )?PLACE',
    '(?:^|[.!?\\n] ?)(?:In|Te) PLACE',
    '(?:in het (?:hart|centrum)|in de (?:wijk|deelgemeente|gemeente)|in hartje|in het dorp|hartje) (?:van )?PLACE',
    '^[^.!?\\n]{0,60}? (?:in|te) PLACE',
  ],
  streets: [
    '\\p{Lu}[\\p{L}-]*(?:straat|laan|steenweg|plein|dreef|kaai|singel)(?!\\p{L})',
    "(?:rue|avenue|boulevard|place|chaussée|chemin|quai|allée|impasse|square|clos)(?: (?:de la|de l'|des|du|de|d'|le|la|les|aux?))* ?NAME",
  ],
  noPlaces:
    'de|het|een|deze|dit|volle|alle|totaal|goede|perfecte|uw|België|Vlaanderen|Wallonië|Europa|EPC|LED|PVC|WC|Ideaal|Steenweg|Straat|Laan|Plein',
  near: {
    school: '\\p{L}*school|scholen',
    childcare: 'crèche|kinderopvang|kinderdagverblijf',
    shops: 'winkels?|supermarkt|bakker',
    bus: 'bus\\p{L}*|halte',
    station: '\\p{L}*station',
    motorway: '(?:auto)?snelweg|autostrade|oprit|E\\d+',
    hospital: 'ziekenhuis|kliniek',
    park: '\\p{L}*park',
    sport: 'sport\\p{L}*',
  },
}
