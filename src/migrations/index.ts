import * as migration_20261129_163645_initial from './20261129_163645_initial';
import * as migration_20261129_221555_agent_line from './20261129_221555_agent_line';
import * as migration_20261129_231900_media_alteration from './20261129_231900_media_alteration';
import * as migration_20261130_020242_agent_calendars from './20261130_020242_agent_calendars';
import * as migration_20261130_020804_agent_biography from './20261130_020804_agent_biography';
import * as migration_20261130_060851_articles_before_picture from './20261130_060851_articles_before_picture';
import * as migration_20261130_130137_comments_reviews_writing_help from './20261130_130137_comments_reviews_writing_help';

export const migrations = [
  {
    up: migration_20261129_163645_initial.up,
    down: migration_20261129_163645_initial.down,
    name: '20261129_163645_initial',
  },
  {
    up: migration_20261129_221555_agent_line.up,
    down: migration_20261129_221555_agent_line.down,
    name: '20261129_221555_agent_line',
  },
  {
    up: migration_20261129_231900_media_alteration.up,
    down: migration_20261129_231900_media_alteration.down,
    name: '20261129_231900_media_alteration',
  },
  {
    up: migration_20261130_020242_agent_calendars.up,
    down: migration_20261130_020242_agent_calendars.down,
    name: '20261130_020242_agent_calendars',
  },
  {
    up: migration_20261130_020804_agent_biography.up,
    down: migration_20261130_020804_agent_biography.down,
    name: '20261130_020804_agent_biography',
  },
  {
    up: migration_20261130_060851_articles_before_picture.up,
    down: migration_20261130_060851_articles_before_picture.down,
    name: '20261130_060851_articles_before_picture',
  },
  {
    up: migration_20261130_130137_comments_reviews_writing_help.up,
    down: migration_20261130_130137_comments_reviews_writing_help.down,
    name: '20261130_130137_comments_reviews_writing_help'
  },
];
