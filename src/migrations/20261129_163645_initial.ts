import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`leads\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`form\` text NOT NULL,
  	\`person_title\` text,
  	\`person_first_name\` text,
  	\`person_last_name\` text,
  	\`person_email\` text,
  	\`person_phone\` text,
  	\`person_street\` text,
  	\`person_house_number\` text,
  	\`person_box_nr\` text,
  	\`person_zip\` text,
  	\`person_city\` text,
  	\`person_country\` text,
  	\`property_id\` text,
  	\`name_released\` integer DEFAULT false,
  	\`project_id\` text,
  	\`answers\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` text,
  	\`answered_at\` text,
  	\`retention_date\` text,
  	\`notes\` text,
  	\`search_text\` text,
  	\`offer_state\` text,
  	\`offer_until\` text,
  	\`offer_confirmed_at\` text,
  	\`offer_decided_at\` text,
  	\`offer_news\` text,
  	\`offer_news_attempts\` numeric DEFAULT 0,
  	\`offer_news_next_attempt_at\` text,
  	\`offer_facts\` text,
  	\`effects\` text DEFAULT 'done' NOT NULL,
  	\`effects_attempts\` numeric DEFAULT 0 NOT NULL,
  	\`effects_next_attempt_at\` text,
  	\`effects_last_error\` text,
  	\`crm_state\` text DEFAULT 'off' NOT NULL,
  	\`crm_attempts\` numeric DEFAULT 0 NOT NULL,
  	\`crm_next_attempt_at\` text,
  	\`crm_last_error\` text,
  	\`crm_id\` text,
  	\`language\` text NOT NULL,
  	\`source\` text,
  	\`campaign\` text,
  	\`consent_text_version\` text,
  	\`idempotency_key\` text,
  	\`request_id\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_form_idx\` ON \`leads\` (\`form\`);`)
  await db.run(sql`CREATE INDEX \`leads_person_person_email_idx\` ON \`leads\` (\`person_email\`);`)
  await db.run(sql`CREATE INDEX \`leads_property_idx\` ON \`leads\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_project_idx\` ON \`leads\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_status_idx\` ON \`leads\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`leads_assignee_idx\` ON \`leads\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_answered_at_idx\` ON \`leads\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_retention_date_idx\` ON \`leads\` (\`retention_date\`);`)
  await db.run(sql`CREATE INDEX \`leads_offer_state_idx\` ON \`leads\` (\`offer_state\`);`)
  await db.run(sql`CREATE INDEX \`leads_offer_news_idx\` ON \`leads\` (\`offer_news\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_idempotency_key_idx\` ON \`leads\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`effects_effectsNextAttemptAt_idx\` ON \`leads\` (\`effects\`,\`effects_next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`crmState_crmNextAttemptAt_idx\` ON \`leads\` (\`crm_state\`,\`crm_next_attempt_at\`);`)
  await db.run(sql`CREATE TABLE \`leads_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`lead_files_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lead_files_id\`) REFERENCES \`lead_files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_rels_order_idx\` ON \`leads_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`leads_rels_parent_idx\` ON \`leads_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_rels_path_idx\` ON \`leads_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`leads_rels_lead_files_id_idx\` ON \`leads_rels\` (\`lead_files_id\`);`)
  await db.run(sql`CREATE TABLE \`appointments\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`property_id\` text,
  	\`day\` text NOT NULL,
  	\`slot\` text NOT NULL,
  	\`hours\` text,
  	\`status\` text DEFAULT 'requested' NOT NULL,
  	\`confirm_until\` text,
  	\`agent_id\` text,
  	\`language\` text NOT NULL,
  	\`person_title\` text,
  	\`person_first_name\` text,
  	\`person_last_name\` text,
  	\`person_email\` text,
  	\`person_phone\` text,
  	\`person_street\` text,
  	\`person_house_number\` text,
  	\`person_box_nr\` text,
  	\`person_zip\` text,
  	\`person_city\` text,
  	\`person_country\` text,
  	\`remark\` text,
  	\`lead_id\` text,
  	\`feedback\` text,
  	\`feedback_released\` integer DEFAULT false,
  	\`owner_answer\` text,
  	\`owner_proposal\` text,
  	\`owner_remark\` text,
  	\`owner_answer_at\` text,
  	\`booked_by\` text DEFAULT 'staff' NOT NULL,
  	\`seat_key\` text NOT NULL,
  	\`holder_key\` text NOT NULL,
  	\`submission_key\` text NOT NULL,
  	\`calendar_sequence\` numeric DEFAULT 0,
  	\`pending_event\` text,
  	\`pending_event_attempts\` numeric DEFAULT 0,
  	\`pending_event_next_attempt_at\` text,
  	\`request_id\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`agent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`appointments_property_idx\` ON \`appointments\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_day_idx\` ON \`appointments\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`appointments_slot_idx\` ON \`appointments\` (\`slot\`);`)
  await db.run(sql`CREATE INDEX \`appointments_status_idx\` ON \`appointments\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`appointments_confirm_until_idx\` ON \`appointments\` (\`confirm_until\`);`)
  await db.run(sql`CREATE INDEX \`appointments_agent_idx\` ON \`appointments\` (\`agent_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_person_person_email_idx\` ON \`appointments\` (\`person_email\`);`)
  await db.run(sql`CREATE INDEX \`appointments_lead_idx\` ON \`appointments\` (\`lead_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`appointments_seat_key_idx\` ON \`appointments\` (\`seat_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`appointments_holder_key_idx\` ON \`appointments\` (\`holder_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`appointments_submission_key_idx\` ON \`appointments\` (\`submission_key\`);`)
  await db.run(sql`CREATE INDEX \`appointments_pending_event_idx\` ON \`appointments\` (\`pending_event\`);`)
  await db.run(sql`CREATE INDEX \`appointments_updated_at_idx\` ON \`appointments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_created_at_idx\` ON \`appointments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_files\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`original_name\` text NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_files_updated_at_idx\` ON \`lead_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_files_created_at_idx\` ON \`lead_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_files_filename_idx\` ON \`lead_files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`properties_videos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_videos_order_idx\` ON \`properties_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`properties_videos_parent_id_idx\` ON \`properties_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_tours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_tours_order_idx\` ON \`properties_tours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`properties_tours_parent_id_idx\` ON \`properties_tours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_open_houses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start\` text,
  	\`end\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_open_houses_order_idx\` ON \`properties_open_houses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`properties_open_houses_parent_id_idx\` ON \`properties_open_houses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_price_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`price\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_price_history_order_idx\` ON \`properties_price_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`properties_price_history_parent_id_idx\` ON \`properties_price_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_floor_cover\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_floor_cover_order_idx\` ON \`properties_floor_cover\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`properties_floor_cover_parent_idx\` ON \`properties_floor_cover\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_points_of_interest\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`distance_in_metres\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_points_of_interest_order_idx\` ON \`properties_points_of_interest\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`properties_points_of_interest_parent_id_idx\` ON \`properties_points_of_interest\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_locked_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_locked_fields_order_idx\` ON \`properties_locked_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`properties_locked_fields_parent_idx\` ON \`properties_locked_fields\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_published_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_published_in_order_idx\` ON \`properties_published_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`properties_published_in_parent_idx\` ON \`properties_published_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`goal\` text DEFAULT 'sale',
  	\`status\` text DEFAULT 'active',
  	\`type_id\` text,
  	\`locality_id\` text,
  	\`publish_address\` integer DEFAULT false,
  	\`street\` text,
  	\`house_number\` text,
  	\`box_nr\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`neighbourhood_id\` text,
  	\`price\` numeric,
  	\`publish_price\` integer DEFAULT true,
  	\`renter_charges\` numeric,
  	\`bedrooms\` numeric,
  	\`bathrooms\` numeric,
  	\`surface_living\` numeric,
  	\`surface_ground\` numeric,
  	\`epc_state\` text,
  	\`epc_label_text\` text,
  	\`energy_performance\` numeric,
  	\`epc_total\` numeric,
  	\`epc_unique_code\` text,
  	\`ref\` numeric,
  	\`marquee\` numeric,
  	\`reference\` text,
  	\`record_file\` text,
  	\`construction_name\` text,
  	\`construction_year\` numeric,
  	\`renovation_year\` numeric,
  	\`price_unit\` numeric,
  	\`owner_charges\` numeric,
  	\`total_cost\` numeric,
  	\`notary_fee_excl_vat\` numeric,
  	\`notary_fee_incl_vat\` numeric,
  	\`registration_duties\` numeric,
  	\`vat_regime\` text,
  	\`vat_amount\` numeric,
  	\`real_estate_tax\` numeric,
  	\`cadastral_income\` numeric,
  	\`indexed_cadastral_income\` numeric,
  	\`gross_yield_percent\` numeric,
  	\`surface_total\` numeric,
  	\`surface_constructed\` numeric,
  	\`surface_terrace\` numeric,
  	\`surface_garden\` numeric,
  	\`surface_office\` numeric,
  	\`surface_store\` numeric,
  	\`front_width\` numeric,
  	\`plot_width\` numeric,
  	\`plot_depth\` numeric,
  	\`shower_rooms\` numeric,
  	\`toilets\` numeric,
  	\`garages\` numeric,
  	\`parkings\` numeric,
  	\`external_parkings\` numeric,
  	\`floors\` numeric,
  	\`floor\` numeric,
  	\`facades\` numeric,
  	\`condition_name\` text,
  	\`interior_name\` text,
  	\`exterior_name\` text,
  	\`kitchen_name\` text,
  	\`heating_name\` text,
  	\`heating_type\` text,
  	\`window_frame\` text,
  	\`window_glazing\` text,
  	\`roof_material\` text,
  	\`roof_condition\` text,
  	\`has_terrace\` text,
  	\`has_garden\` text,
  	\`has_garage\` text,
  	\`has_parking\` text,
  	\`has_lift\` text,
  	\`has_cellar\` text,
  	\`has_attic\` text,
  	\`is_furnished\` text,
  	\`has_gas\` text,
  	\`has_water\` text,
  	\`has_electricity\` text,
  	\`has_drain\` text,
  	\`has_swimming_pool\` text,
  	\`has_solar_panels\` text,
  	\`has_shutters\` text,
  	\`permit\` text,
  	\`allotment_permit\` text,
  	\`summons\` text,
  	\`summons_measure\` text,
  	\`preemptive_rights\` text,
  	\`judicial_decision\` text,
  	\`area_application\` text,
  	\`planning_use\` text,
  	\`is_protected_heritage\` text,
  	\`flood_hazard\` text,
  	\`flood_prone_area\` text,
  	\`delimited_flood_area\` text,
  	\`flood_score_p\` text,
  	\`flood_score_g\` text,
  	\`asbestos_type\` text,
  	\`asbestos_date\` text,
  	\`asbestos_unique_code\` text,
  	\`electricity_certificate\` text,
  	\`gas_certificate\` text,
  	\`oil_tank_certificate\` text,
  	\`ground_certificate\` text,
  	\`co2_emission\` numeric,
  	\`e_level\` numeric,
  	\`epc_date\` text,
  	\`epc_valid_until\` text,
  	\`availability\` text,
  	\`available_from\` text,
  	\`monthly_rent\` numeric,
  	\`deposit_amount\` numeric,
  	\`agency_cost\` numeric,
  	\`lease_years\` numeric,
  	\`pets_allowed\` text,
  	\`viager_type\` text,
  	\`bouquet\` numeric,
  	\`viager_indexed_rent\` numeric,
  	\`viager_survival_rent\` numeric,
  	\`viager_age1\` numeric,
  	\`viager_gender1\` text,
  	\`viager_age2\` numeric,
  	\`viager_gender2\` text,
  	\`terrace_orientation\` text,
  	\`garden_orientation\` text,
  	\`rear_orientation\` text,
  	\`geographical_location\` text,
  	\`agent_id\` text,
  	\`project_id\` text,
  	\`online_since\` text,
  	\`option_at\` text,
  	\`sold_at\` text,
  	\`seller_consent_date\` text,
  	\`seller_consent_includes_price\` integer DEFAULT false,
  	\`is_spotlight\` integer DEFAULT false,
  	\`notes\` text,
  	\`source\` text,
  	\`external_id\` text,
  	\`compliance_override_reason\` text,
  	\`compliance_override_by_id\` text,
  	\`compliance_override_at\` text,
  	\`compliance_state\` text,
  	\`missing_mentions\` text,
  	\`studio_title\` text,
  	\`locality_key\` text,
  	\`search_zip\` text,
  	\`search_epc\` text,
  	\`search_web_id\` numeric,
  	\`search_price\` numeric,
  	\`map_latitude\` numeric,
  	\`map_longitude\` numeric,
  	\`search_availability\` text,
  	\`search_garden\` integer,
  	\`search_terrace\` integer,
  	\`search_garage\` integer,
  	\`search_new_build\` integer,
  	\`own_values\` text,
  	\`stale_texts\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`type_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`locality_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`neighbourhood_id\`) REFERENCES \`neighbourhoods\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`agent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`compliance_override_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_goal_idx\` ON \`properties\` (\`goal\`);`)
  await db.run(sql`CREATE INDEX \`properties_status_idx\` ON \`properties\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`properties_type_idx\` ON \`properties\` (\`type_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_locality_idx\` ON \`properties\` (\`locality_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_neighbourhood_idx\` ON \`properties\` (\`neighbourhood_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`properties_ref_idx\` ON \`properties\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`properties_agent_idx\` ON \`properties\` (\`agent_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_project_idx\` ON \`properties\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_online_since_idx\` ON \`properties\` (\`online_since\`);`)
  await db.run(sql`CREATE INDEX \`properties_is_spotlight_idx\` ON \`properties\` (\`is_spotlight\`);`)
  await db.run(sql`CREATE INDEX \`properties_external_id_idx\` ON \`properties\` (\`external_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_compliance_override_compliance_override_by_idx\` ON \`properties\` (\`compliance_override_by_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_compliance_state_idx\` ON \`properties\` (\`compliance_state\`);`)
  await db.run(sql`CREATE INDEX \`properties_locality_key_idx\` ON \`properties\` (\`locality_key\`);`)
  await db.run(sql`CREATE INDEX \`properties_search_zip_idx\` ON \`properties\` (\`search_zip\`);`)
  await db.run(sql`CREATE INDEX \`properties_search_web_id_idx\` ON \`properties\` (\`search_web_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_search_price_idx\` ON \`properties\` (\`search_price\`);`)
  await db.run(sql`CREATE INDEX \`properties_map_latitude_idx\` ON \`properties\` (\`map_latitude\`);`)
  await db.run(sql`CREATE INDEX \`properties_map_longitude_idx\` ON \`properties\` (\`map_longitude\`);`)
  await db.run(sql`CREATE INDEX \`properties_updated_at_idx\` ON \`properties\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`properties_created_at_idx\` ON \`properties\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`properties_deleted_at_idx\` ON \`properties\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`properties__status_idx\` ON \`properties\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`source_externalId_idx\` ON \`properties\` (\`source\`,\`external_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_locales\` (
  	\`headline\` text,
  	\`description\` text,
  	\`slug\` text,
  	\`marquee_name\` text,
  	\`price_unit_text\` text,
  	\`extra_rooms\` text,
  	\`easements\` text,
  	\`planning_information\` text,
  	\`inventory_of_place\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`properties_locales_locale_parent_id_unique\` ON \`properties_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_locales_parent_only_idx\` ON \`properties_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text,
  	\`property_types_id\` text,
  	\`owners_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_types_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`owners_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_rels_order_idx\` ON \`properties_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`properties_rels_parent_idx\` ON \`properties_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_rels_path_idx\` ON \`properties_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`properties_rels_media_id_idx\` ON \`properties_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_rels_property_types_id_idx\` ON \`properties_rels\` (\`property_types_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_rels_owners_id_idx\` ON \`properties_rels\` (\`owners_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_videos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_videos_order_idx\` ON \`_properties_v_version_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_videos_parent_id_idx\` ON \`_properties_v_version_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_tours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_tours_order_idx\` ON \`_properties_v_version_tours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_tours_parent_id_idx\` ON \`_properties_v_version_tours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_open_houses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`start\` text,
  	\`end\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_open_houses_order_idx\` ON \`_properties_v_version_open_houses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_open_houses_parent_id_idx\` ON \`_properties_v_version_open_houses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_price_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`price\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_price_history_order_idx\` ON \`_properties_v_version_price_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_price_history_parent_id_idx\` ON \`_properties_v_version_price_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_floor_cover\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_floor_cover_order_idx\` ON \`_properties_v_version_floor_cover\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_floor_cover_parent_idx\` ON \`_properties_v_version_floor_cover\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_points_of_interest\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`distance_in_metres\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_points_of_interest_order_idx\` ON \`_properties_v_version_points_of_interest\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_points_of_interest_parent_id_idx\` ON \`_properties_v_version_points_of_interest\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_locked_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_locked_fields_order_idx\` ON \`_properties_v_version_locked_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_locked_fields_parent_idx\` ON \`_properties_v_version_locked_fields\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_published_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_published_in_order_idx\` ON \`_properties_v_version_published_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_published_in_parent_idx\` ON \`_properties_v_version_published_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_goal\` text DEFAULT 'sale',
  	\`version_status\` text DEFAULT 'active',
  	\`version_type_id\` text,
  	\`version_locality_id\` text,
  	\`version_publish_address\` integer DEFAULT false,
  	\`version_street\` text,
  	\`version_house_number\` text,
  	\`version_box_nr\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_neighbourhood_id\` text,
  	\`version_price\` numeric,
  	\`version_publish_price\` integer DEFAULT true,
  	\`version_renter_charges\` numeric,
  	\`version_bedrooms\` numeric,
  	\`version_bathrooms\` numeric,
  	\`version_surface_living\` numeric,
  	\`version_surface_ground\` numeric,
  	\`version_epc_state\` text,
  	\`version_epc_label_text\` text,
  	\`version_energy_performance\` numeric,
  	\`version_epc_total\` numeric,
  	\`version_epc_unique_code\` text,
  	\`version_ref\` numeric,
  	\`version_marquee\` numeric,
  	\`version_reference\` text,
  	\`version_record_file\` text,
  	\`version_construction_name\` text,
  	\`version_construction_year\` numeric,
  	\`version_renovation_year\` numeric,
  	\`version_price_unit\` numeric,
  	\`version_owner_charges\` numeric,
  	\`version_total_cost\` numeric,
  	\`version_notary_fee_excl_vat\` numeric,
  	\`version_notary_fee_incl_vat\` numeric,
  	\`version_registration_duties\` numeric,
  	\`version_vat_regime\` text,
  	\`version_vat_amount\` numeric,
  	\`version_real_estate_tax\` numeric,
  	\`version_cadastral_income\` numeric,
  	\`version_indexed_cadastral_income\` numeric,
  	\`version_gross_yield_percent\` numeric,
  	\`version_surface_total\` numeric,
  	\`version_surface_constructed\` numeric,
  	\`version_surface_terrace\` numeric,
  	\`version_surface_garden\` numeric,
  	\`version_surface_office\` numeric,
  	\`version_surface_store\` numeric,
  	\`version_front_width\` numeric,
  	\`version_plot_width\` numeric,
  	\`version_plot_depth\` numeric,
  	\`version_shower_rooms\` numeric,
  	\`version_toilets\` numeric,
  	\`version_garages\` numeric,
  	\`version_parkings\` numeric,
  	\`version_external_parkings\` numeric,
  	\`version_floors\` numeric,
  	\`version_floor\` numeric,
  	\`version_facades\` numeric,
  	\`version_condition_name\` text,
  	\`version_interior_name\` text,
  	\`version_exterior_name\` text,
  	\`version_kitchen_name\` text,
  	\`version_heating_name\` text,
  	\`version_heating_type\` text,
  	\`version_window_frame\` text,
  	\`version_window_glazing\` text,
  	\`version_roof_material\` text,
  	\`version_roof_condition\` text,
  	\`version_has_terrace\` text,
  	\`version_has_garden\` text,
  	\`version_has_garage\` text,
  	\`version_has_parking\` text,
  	\`version_has_lift\` text,
  	\`version_has_cellar\` text,
  	\`version_has_attic\` text,
  	\`version_is_furnished\` text,
  	\`version_has_gas\` text,
  	\`version_has_water\` text,
  	\`version_has_electricity\` text,
  	\`version_has_drain\` text,
  	\`version_has_swimming_pool\` text,
  	\`version_has_solar_panels\` text,
  	\`version_has_shutters\` text,
  	\`version_permit\` text,
  	\`version_allotment_permit\` text,
  	\`version_summons\` text,
  	\`version_summons_measure\` text,
  	\`version_preemptive_rights\` text,
  	\`version_judicial_decision\` text,
  	\`version_area_application\` text,
  	\`version_planning_use\` text,
  	\`version_is_protected_heritage\` text,
  	\`version_flood_hazard\` text,
  	\`version_flood_prone_area\` text,
  	\`version_delimited_flood_area\` text,
  	\`version_flood_score_p\` text,
  	\`version_flood_score_g\` text,
  	\`version_asbestos_type\` text,
  	\`version_asbestos_date\` text,
  	\`version_asbestos_unique_code\` text,
  	\`version_electricity_certificate\` text,
  	\`version_gas_certificate\` text,
  	\`version_oil_tank_certificate\` text,
  	\`version_ground_certificate\` text,
  	\`version_co2_emission\` numeric,
  	\`version_e_level\` numeric,
  	\`version_epc_date\` text,
  	\`version_epc_valid_until\` text,
  	\`version_availability\` text,
  	\`version_available_from\` text,
  	\`version_monthly_rent\` numeric,
  	\`version_deposit_amount\` numeric,
  	\`version_agency_cost\` numeric,
  	\`version_lease_years\` numeric,
  	\`version_pets_allowed\` text,
  	\`version_viager_type\` text,
  	\`version_bouquet\` numeric,
  	\`version_viager_indexed_rent\` numeric,
  	\`version_viager_survival_rent\` numeric,
  	\`version_viager_age1\` numeric,
  	\`version_viager_gender1\` text,
  	\`version_viager_age2\` numeric,
  	\`version_viager_gender2\` text,
  	\`version_terrace_orientation\` text,
  	\`version_garden_orientation\` text,
  	\`version_rear_orientation\` text,
  	\`version_geographical_location\` text,
  	\`version_agent_id\` text,
  	\`version_project_id\` text,
  	\`version_online_since\` text,
  	\`version_option_at\` text,
  	\`version_sold_at\` text,
  	\`version_seller_consent_date\` text,
  	\`version_seller_consent_includes_price\` integer DEFAULT false,
  	\`version_is_spotlight\` integer DEFAULT false,
  	\`version_notes\` text,
  	\`version_source\` text,
  	\`version_external_id\` text,
  	\`version_compliance_override_reason\` text,
  	\`version_compliance_override_by_id\` text,
  	\`version_compliance_override_at\` text,
  	\`version_compliance_state\` text,
  	\`version_missing_mentions\` text,
  	\`version_studio_title\` text,
  	\`version_locality_key\` text,
  	\`version_search_zip\` text,
  	\`version_search_epc\` text,
  	\`version_search_web_id\` numeric,
  	\`version_search_price\` numeric,
  	\`version_map_latitude\` numeric,
  	\`version_map_longitude\` numeric,
  	\`version_search_availability\` text,
  	\`version_search_garden\` integer,
  	\`version_search_terrace\` integer,
  	\`version_search_garage\` integer,
  	\`version_search_new_build\` integer,
  	\`version_own_values\` text,
  	\`version_stale_texts\` text,
  	\`version_revision\` numeric DEFAULT 0,
  	\`version_revised_by\` text,
  	\`version_revised_in\` text,
  	\`version_revised_from\` numeric,
  	\`version_revised_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_type_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_locality_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_neighbourhood_id\`) REFERENCES \`neighbourhoods\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_agent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_compliance_override_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_parent_idx\` ON \`_properties_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_goal_idx\` ON \`_properties_v\` (\`version_goal\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_status_idx\` ON \`_properties_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_type_idx\` ON \`_properties_v\` (\`version_type_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_locality_idx\` ON \`_properties_v\` (\`version_locality_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_neighbourhood_idx\` ON \`_properties_v\` (\`version_neighbourhood_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_ref_idx\` ON \`_properties_v\` (\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_agent_idx\` ON \`_properties_v\` (\`version_agent_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_project_idx\` ON \`_properties_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_online_since_idx\` ON \`_properties_v\` (\`version_online_since\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_is_spotlight_idx\` ON \`_properties_v\` (\`version_is_spotlight\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_external_id_idx\` ON \`_properties_v\` (\`version_external_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_compliance_override_version_compli_idx\` ON \`_properties_v\` (\`version_compliance_override_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_compliance_state_idx\` ON \`_properties_v\` (\`version_compliance_state\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_locality_key_idx\` ON \`_properties_v\` (\`version_locality_key\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_search_zip_idx\` ON \`_properties_v\` (\`version_search_zip\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_search_web_id_idx\` ON \`_properties_v\` (\`version_search_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_search_price_idx\` ON \`_properties_v\` (\`version_search_price\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_map_latitude_idx\` ON \`_properties_v\` (\`version_map_latitude\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_map_longitude_idx\` ON \`_properties_v\` (\`version_map_longitude\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_updated_at_idx\` ON \`_properties_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_created_at_idx\` ON \`_properties_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_deleted_at_idx\` ON \`_properties_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version__status_idx\` ON \`_properties_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_created_at_idx\` ON \`_properties_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_updated_at_idx\` ON \`_properties_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_snapshot_idx\` ON \`_properties_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_published_locale_idx\` ON \`_properties_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_latest_idx\` ON \`_properties_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_autosave_idx\` ON \`_properties_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_source_version_externalId_idx\` ON \`_properties_v\` (\`version_source\`,\`version_external_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_locales\` (
  	\`version_headline\` text,
  	\`version_description\` text,
  	\`version_slug\` text,
  	\`version_marquee_name\` text,
  	\`version_price_unit_text\` text,
  	\`version_extra_rooms\` text,
  	\`version_easements\` text,
  	\`version_planning_information\` text,
  	\`version_inventory_of_place\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_properties_v_locales_locale_parent_id_unique\` ON \`_properties_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_locales_parent_only_idx\` ON \`_properties_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text,
  	\`property_types_id\` text,
  	\`owners_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_types_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`owners_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_rels_order_idx\` ON \`_properties_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_rels_parent_idx\` ON \`_properties_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_rels_path_idx\` ON \`_properties_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_rels_media_id_idx\` ON \`_properties_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_rels_property_types_id_idx\` ON \`_properties_v_rels\` (\`property_types_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_rels_owners_id_idx\` ON \`_properties_v_rels\` (\`owners_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_published_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_published_in_order_idx\` ON \`projects_published_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`projects_published_in_parent_idx\` ON \`projects_published_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`stale_texts\` text,
  	\`number\` numeric,
  	\`status\` text DEFAULT 'active',
  	\`external_web\` text,
  	\`agent_id\` text,
  	\`locality_id\` text,
  	\`publish_address\` integer DEFAULT true,
  	\`street\` text,
  	\`house_number\` text,
  	\`box_nr\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`agent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`locality_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_number_idx\` ON \`projects\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`projects_status_idx\` ON \`projects\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`projects_agent_idx\` ON \`projects\` (\`agent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_locality_idx\` ON \`projects\` (\`locality_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_updated_at_idx\` ON \`projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_created_at_idx\` ON \`projects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_deleted_at_idx\` ON \`projects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`projects__status_idx\` ON \`projects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`projects_locales\` (
  	\`name\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`construction\` text,
  	\`delivery\` text,
  	\`technical\` text,
  	\`situation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_slug_idx\` ON \`projects_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_locales_locale_parent_id_unique\` ON \`projects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_locales_parent_only_idx\` ON \`projects_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`property_types_id\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_types_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_rels_order_idx\` ON \`projects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_parent_idx\` ON \`projects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_path_idx\` ON \`projects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_property_types_id_idx\` ON \`projects_rels\` (\`property_types_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_media_id_idx\` ON \`projects_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_published_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_published_in_order_idx\` ON \`_projects_v_version_published_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_published_in_parent_idx\` ON \`_projects_v_version_published_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_stale_texts\` text,
  	\`version_number\` numeric,
  	\`version_status\` text DEFAULT 'active',
  	\`version_external_web\` text,
  	\`version_agent_id\` text,
  	\`version_locality_id\` text,
  	\`version_publish_address\` integer DEFAULT true,
  	\`version_street\` text,
  	\`version_house_number\` text,
  	\`version_box_nr\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_revision\` numeric DEFAULT 0,
  	\`version_revised_by\` text,
  	\`version_revised_in\` text,
  	\`version_revised_from\` numeric,
  	\`version_revised_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_agent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_locality_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_parent_idx\` ON \`_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_number_idx\` ON \`_projects_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_status_idx\` ON \`_projects_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_agent_idx\` ON \`_projects_v\` (\`version_agent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_locality_idx\` ON \`_projects_v\` (\`version_locality_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_updated_at_idx\` ON \`_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_created_at_idx\` ON \`_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_deleted_at_idx\` ON \`_projects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__status_idx\` ON \`_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_created_at_idx\` ON \`_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_updated_at_idx\` ON \`_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_snapshot_idx\` ON \`_projects_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_published_locale_idx\` ON \`_projects_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_idx\` ON \`_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_autosave_idx\` ON \`_projects_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_locales\` (
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_construction\` text,
  	\`version_delivery\` text,
  	\`version_technical\` text,
  	\`version_situation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_slug_idx\` ON \`_projects_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_locales_locale_parent_id_unique\` ON \`_projects_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_locales_parent_only_idx\` ON \`_projects_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`property_types_id\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_types_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_order_idx\` ON \`_projects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_parent_idx\` ON \`_projects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_path_idx\` ON \`_projects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_property_types_id_idx\` ON \`_projects_v_rels\` (\`property_types_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_media_id_idx\` ON \`_projects_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`property_id\` text NOT NULL,
  	\`original_name\` text,
  	\`content_hash\` text,
  	\`kind\` text DEFAULT 'other' NOT NULL,
  	\`audience\` text DEFAULT 'staff' NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_property_idx\` ON \`documents\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_content_hash_idx\` ON \`documents\` (\`content_hash\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`documents_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_locales_locale_parent_id_unique\` ON \`documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_locales_parent_only_idx\` ON \`documents_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`online_media\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`property_id\` text NOT NULL,
  	\`medium\` text NOT NULL,
  	\`url\` text,
  	\`from\` text,
  	\`to\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`online_media_property_idx\` ON \`online_media\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`online_media_updated_at_idx\` ON \`online_media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`online_media_created_at_idx\` ON \`online_media\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`communications\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`property_id\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`status\` text DEFAULT 'open' NOT NULL,
  	\`contact\` text,
  	\`subject\` text NOT NULL,
  	\`comment\` text,
  	\`source\` text,
  	\`lead_id\` text,
  	\`visible_to_owner\` integer DEFAULT false,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`communications_property_idx\` ON \`communications\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`communications_lead_idx\` ON \`communications\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`communications_visible_to_owner_idx\` ON \`communications\` (\`visible_to_owner\`);`)
  await db.run(sql`CREATE INDEX \`communications_updated_at_idx\` ON \`communications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`communications_created_at_idx\` ON \`communications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`agents_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`agents_languages_order_idx\` ON \`agents_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`agents_languages_parent_idx\` ON \`agents_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`agents\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`portrait_id\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`mobile_phone\` text,
  	\`whatsapp\` integer DEFAULT false,
  	\`registration_number\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`agents_portrait_idx\` ON \`agents\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`agents_updated_at_idx\` ON \`agents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`agents_created_at_idx\` ON \`agents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`agents_locales\` (
  	\`role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`agents_locales_locale_parent_id_unique\` ON \`agents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`agents_locales_parent_only_idx\` ON \`agents_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`localities\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`studio_title\` text,
  	\`zip\` text NOT NULL,
  	\`municipality\` text,
  	\`country_id\` numeric DEFAULT 10 NOT NULL,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`localities_zip_idx\` ON \`localities\` (\`zip\`);`)
  await db.run(sql`CREATE INDEX \`localities_updated_at_idx\` ON \`localities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`localities_created_at_idx\` ON \`localities\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`countryId_zip_idx\` ON \`localities\` (\`country_id\`,\`zip\`);`)
  await db.run(sql`CREATE TABLE \`localities_locales\` (
  	\`name\` text NOT NULL,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`localities_slug_idx\` ON \`localities_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`localities_locales_locale_parent_id_unique\` ON \`localities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`localities_locales_parent_only_idx\` ON \`localities_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`neighbourhoods\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`locality_id\` text,
  	\`picture_id\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`locality_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`neighbourhoods_locality_idx\` ON \`neighbourhoods\` (\`locality_id\`);`)
  await db.run(sql`CREATE INDEX \`neighbourhoods_picture_idx\` ON \`neighbourhoods\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`neighbourhoods_updated_at_idx\` ON \`neighbourhoods\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`neighbourhoods_created_at_idx\` ON \`neighbourhoods\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`neighbourhoods_locales\` (
  	\`name\` text NOT NULL,
  	\`slug\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`neighbourhoods\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`neighbourhoods_slug_idx\` ON \`neighbourhoods_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`neighbourhoods_locales_locale_parent_id_unique\` ON \`neighbourhoods_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`neighbourhoods_locales_parent_only_idx\` ON \`neighbourhoods_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_types\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` numeric NOT NULL,
  	\`show_order\` numeric DEFAULT 0 NOT NULL,
  	\`sale\` integer DEFAULT true,
  	\`rent\` integer DEFAULT true,
  	\`icon\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`property_types_web_id_idx\` ON \`property_types\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`property_types_show_order_idx\` ON \`property_types\` (\`show_order\`);`)
  await db.run(sql`CREATE INDEX \`property_types_updated_at_idx\` ON \`property_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`property_types_created_at_idx\` ON \`property_types\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`property_types_locales\` (
  	\`name\` text NOT NULL,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_types_slug_idx\` ON \`property_types_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`property_types_locales_locale_parent_id_unique\` ON \`property_types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`property_types_locales_parent_only_idx\` ON \`property_types_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_published_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_published_in_order_idx\` ON \`pages_published_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_published_in_parent_idx\` ON \`pages_published_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`blocks\` text,
  	\`show_bread_crumb\` integer DEFAULT true,
  	\`show_fixed_menu\` integer DEFAULT false,
  	\`no_referrer_no_follow\` integer DEFAULT false,
  	\`redirect\` integer DEFAULT false,
  	\`redirect_url\` text,
  	\`show_page_banner\` integer DEFAULT false,
  	\`banner_type\` text DEFAULT 'colour',
  	\`banner_image_id\` text,
  	\`banner_video_id\` text,
  	\`banner_colour\` text,
  	\`css\` text,
  	\`is_active_s_e_o\` integer DEFAULT true,
  	\`parent_id\` text,
  	\`slug\` text,
  	\`path\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`stale_texts\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_banner_banner_image_idx\` ON \`pages\` (\`banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_banner_banner_video_idx\` ON \`pages\` (\`banner_video_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_path_idx\` ON \`pages\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_sort_idx\` ON \`pages\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`banner_title\` text,
  	\`banner_description\` text,
  	\`seo_page_title\` text,
  	\`seo_meta_title\` text,
  	\`seo_meta_description\` text,
  	\`seo_og_title\` text,
  	\`seo_og_description\` text,
  	\`seo_og_image_id\` text,
  	\`seo_twitter_title\` text,
  	\`seo_twitter_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`seo_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_og_image_idx\` ON \`pages_locales\` (\`seo_og_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_parent_only_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_published_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_published_in_order_idx\` ON \`_pages_v_version_published_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_published_in_parent_idx\` ON \`_pages_v_version_published_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_blocks\` text,
  	\`version_show_bread_crumb\` integer DEFAULT true,
  	\`version_show_fixed_menu\` integer DEFAULT false,
  	\`version_no_referrer_no_follow\` integer DEFAULT false,
  	\`version_redirect\` integer DEFAULT false,
  	\`version_redirect_url\` text,
  	\`version_show_page_banner\` integer DEFAULT false,
  	\`version_banner_type\` text DEFAULT 'colour',
  	\`version_banner_image_id\` text,
  	\`version_banner_video_id\` text,
  	\`version_banner_colour\` text,
  	\`version_css\` text,
  	\`version_is_active_s_e_o\` integer DEFAULT true,
  	\`version_parent_id\` text,
  	\`version_slug\` text,
  	\`version_path\` text,
  	\`version_sort\` numeric DEFAULT 0,
  	\`version_stale_texts\` text,
  	\`version_revision\` numeric DEFAULT 0,
  	\`version_revised_by\` text,
  	\`version_revised_in\` text,
  	\`version_revised_from\` numeric,
  	\`version_revised_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_banner_version_banner_image_idx\` ON \`_pages_v\` (\`version_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_banner_version_banner_video_idx\` ON \`_pages_v\` (\`version_banner_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_path_idx\` ON \`_pages_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_sort_idx\` ON \`_pages_v\` (\`version_sort\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_banner_title\` text,
  	\`version_banner_description\` text,
  	\`version_seo_page_title\` text,
  	\`version_seo_meta_title\` text,
  	\`version_seo_meta_description\` text,
  	\`version_seo_og_title\` text,
  	\`version_seo_og_description\` text,
  	\`version_seo_og_image_id\` text,
  	\`version_seo_twitter_title\` text,
  	\`version_seo_twitter_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`version_seo_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_og_image_idx\` ON \`_pages_v_locales\` (\`version_seo_og_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_only_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`patterns\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`blocks\` text NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`patterns_updated_at_idx\` ON \`patterns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`patterns_created_at_idx\` ON \`patterns\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`patterns_locales\` (
  	\`name\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`patterns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`patterns_locales_locale_parent_id_unique\` ON \`patterns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`patterns_locales_parent_only_idx\` ON \`patterns_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_published_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_published_in_order_idx\` ON \`articles_published_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_published_in_parent_idx\` ON \`articles_published_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text,
  	\`blocks\` text,
  	\`is_active_s_e_o\` integer DEFAULT true,
  	\`category_id\` text,
  	\`parent_id\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`stale_texts\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_image_idx\` ON \`articles\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_category_idx\` ON \`articles\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_parent_idx\` ON \`articles\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_sort_idx\` ON \`articles\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`articles_locales\` (
  	\`title\` text,
  	\`intro\` text,
  	\`body\` text,
  	\`seo_page_title\` text,
  	\`seo_meta_title\` text,
  	\`seo_meta_description\` text,
  	\`seo_og_title\` text,
  	\`seo_og_description\` text,
  	\`seo_og_image_id\` text,
  	\`seo_twitter_title\` text,
  	\`seo_twitter_description\` text,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`seo_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_seo_seo_og_image_idx\` ON \`articles_locales\` (\`seo_og_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_locales_locale_parent_id_unique\` ON \`articles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_locales_parent_only_idx\` ON \`articles_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_published_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_published_in_order_idx\` ON \`_articles_v_version_published_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_published_in_parent_idx\` ON \`_articles_v_version_published_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_image_id\` text,
  	\`version_blocks\` text,
  	\`version_is_active_s_e_o\` integer DEFAULT true,
  	\`version_category_id\` text,
  	\`version_parent_id\` text,
  	\`version_sort\` numeric DEFAULT 0,
  	\`version_stale_texts\` text,
  	\`version_revision\` numeric DEFAULT 0,
  	\`version_revised_by\` text,
  	\`version_revised_in\` text,
  	\`version_revised_from\` numeric,
  	\`version_revised_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_image_idx\` ON \`_articles_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_category_idx\` ON \`_articles_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_parent_idx\` ON \`_articles_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_sort_idx\` ON \`_articles_v\` (\`version_sort\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_deleted_at_idx\` ON \`_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_snapshot_idx\` ON \`_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_published_locale_idx\` ON \`_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_autosave_idx\` ON \`_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_locales\` (
  	\`version_title\` text,
  	\`version_intro\` text,
  	\`version_body\` text,
  	\`version_seo_page_title\` text,
  	\`version_seo_meta_title\` text,
  	\`version_seo_meta_description\` text,
  	\`version_seo_og_title\` text,
  	\`version_seo_og_description\` text,
  	\`version_seo_og_image_id\` text,
  	\`version_seo_twitter_title\` text,
  	\`version_seo_twitter_description\` text,
  	\`version_slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`version_seo_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_seo_version_seo_og_image_idx\` ON \`_articles_v_locales\` (\`version_seo_og_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_locales_locale_parent_id_unique\` ON \`_articles_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_locales_parent_only_idx\` ON \`_articles_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`article_categories\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`category_id\` numeric,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`article_categories_category_id_idx\` ON \`article_categories\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`article_categories_updated_at_idx\` ON \`article_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`article_categories_created_at_idx\` ON \`article_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`article_categories_locales\` (
  	\`name\` text NOT NULL,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`article_categories_locales_locale_parent_id_unique\` ON \`article_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`article_categories_locales_parent_only_idx\` ON \`article_categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`modules\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`blocks\` text,
  	\`stale_texts\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_updated_at_idx\` ON \`modules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`modules_created_at_idx\` ON \`modules\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`modules_deleted_at_idx\` ON \`modules\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`modules__status_idx\` ON \`modules\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_name\` text,
  	\`version_blocks\` text,
  	\`version_stale_texts\` text,
  	\`version_revision\` numeric DEFAULT 0,
  	\`version_revised_by\` text,
  	\`version_revised_in\` text,
  	\`version_revised_from\` numeric,
  	\`version_revised_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_modules_v_parent_idx\` ON \`_modules_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_version_version_updated_at_idx\` ON \`_modules_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_version_version_created_at_idx\` ON \`_modules_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_version_version_deleted_at_idx\` ON \`_modules_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_version_version__status_idx\` ON \`_modules_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_created_at_idx\` ON \`_modules_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_updated_at_idx\` ON \`_modules_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_snapshot_idx\` ON \`_modules_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_published_locale_idx\` ON \`_modules_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_latest_idx\` ON \`_modules_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_autosave_idx\` ON \`_modules_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`testimonials\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`image_id\` text,
  	\`website\` text,
  	\`language\` text,
  	\`date\` text,
  	\`posted_by\` text,
  	\`slug\` text,
  	\`origin_key\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`testimonials_image_idx\` ON \`testimonials\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_date_idx\` ON \`testimonials\` (\`date\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_slug_idx\` ON \`testimonials\` (\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_origin_key_idx\` ON \`testimonials\` (\`origin_key\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_deleted_at_idx\` ON \`testimonials\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials__status_idx\` ON \`testimonials\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`testimonials_locales\` (
  	\`about\` text,
  	\`comment\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_locales_locale_parent_id_unique\` ON \`testimonials_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_locales_parent_only_idx\` ON \`testimonials_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_testimonials_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_name\` text,
  	\`version_image_id\` text,
  	\`version_website\` text,
  	\`version_language\` text,
  	\`version_date\` text,
  	\`version_posted_by\` text,
  	\`version_slug\` text,
  	\`version_origin_key\` text,
  	\`version_revision\` numeric DEFAULT 0,
  	\`version_revised_by\` text,
  	\`version_revised_in\` text,
  	\`version_revised_from\` numeric,
  	\`version_revised_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_testimonials_v_parent_idx\` ON \`_testimonials_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_image_idx\` ON \`_testimonials_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_date_idx\` ON \`_testimonials_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_slug_idx\` ON \`_testimonials_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_origin_key_idx\` ON \`_testimonials_v\` (\`version_origin_key\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_updated_at_idx\` ON \`_testimonials_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_created_at_idx\` ON \`_testimonials_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_deleted_at_idx\` ON \`_testimonials_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version__status_idx\` ON \`_testimonials_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_created_at_idx\` ON \`_testimonials_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_updated_at_idx\` ON \`_testimonials_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_snapshot_idx\` ON \`_testimonials_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_published_locale_idx\` ON \`_testimonials_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_latest_idx\` ON \`_testimonials_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_testimonials_v_locales\` (
  	\`version_about\` text,
  	\`version_comment\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_testimonials_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_testimonials_v_locales_locale_parent_id_unique\` ON \`_testimonials_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_locales_parent_only_idx\` ON \`_testimonials_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`crop\` text,
  	\`credit\` text,
  	\`language\` text,
  	\`content_hash\` text,
  	\`original_name\` text,
  	\`withheld\` integer,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_w400_url\` text,
  	\`sizes_w400_width\` numeric,
  	\`sizes_w400_height\` numeric,
  	\`sizes_w400_mime_type\` text,
  	\`sizes_w400_filesize\` numeric,
  	\`sizes_w400_filename\` text,
  	\`sizes_w600_url\` text,
  	\`sizes_w600_width\` numeric,
  	\`sizes_w600_height\` numeric,
  	\`sizes_w600_mime_type\` text,
  	\`sizes_w600_filesize\` numeric,
  	\`sizes_w600_filename\` text,
  	\`sizes_w1360_url\` text,
  	\`sizes_w1360_width\` numeric,
  	\`sizes_w1360_height\` numeric,
  	\`sizes_w1360_mime_type\` text,
  	\`sizes_w1360_filesize\` numeric,
  	\`sizes_w1360_filename\` text,
  	\`sizes_w1920_url\` text,
  	\`sizes_w1920_width\` numeric,
  	\`sizes_w1920_height\` numeric,
  	\`sizes_w1920_mime_type\` text,
  	\`sizes_w1920_filesize\` numeric,
  	\`sizes_w1920_filename\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_content_hash_idx\` ON \`media\` (\`content_hash\`);`)
  await db.run(sql`CREATE INDEX \`media_withheld_idx\` ON \`media\` (\`withheld\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w400_sizes_w400_filename_idx\` ON \`media\` (\`sizes_w400_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w600_sizes_w600_filename_idx\` ON \`media\` (\`sizes_w600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w1360_sizes_w1360_filename_idx\` ON \`media\` (\`sizes_w1360_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w1920_sizes_w1920_filename_idx\` ON \`media\` (\`sizes_w1920_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_only_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`routes_breadcrumb\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`path\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`routes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`routes_breadcrumb_order_idx\` ON \`routes_breadcrumb\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`routes_breadcrumb_parent_id_idx\` ON \`routes_breadcrumb\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`routes_breadcrumb_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`routes_breadcrumb\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`routes_breadcrumb_locales_locale_parent_id_unique\` ON \`routes_breadcrumb_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`routes_breadcrumb_locales_parent_only_idx\` ON \`routes_breadcrumb_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`routes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`original\` text NOT NULL,
  	\`automatic\` integer DEFAULT false,
  	\`type\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` text,
  	\`article_id\` text,
  	\`external\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`routes_original_idx\` ON \`routes\` (\`original\`);`)
  await db.run(sql`CREATE INDEX \`routes_page_idx\` ON \`routes\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`routes_article_idx\` ON \`routes\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`routes_updated_at_idx\` ON \`routes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`routes_created_at_idx\` ON \`routes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`routes_locales\` (
  	\`path\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`routes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`routes_path_idx\` ON \`routes_locales\` (\`path\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`routes_locales_locale_parent_id_unique\` ON \`routes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`routes_locales_parent_only_idx\` ON \`routes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`permanent\` integer DEFAULT true,
  	\`source\` text DEFAULT 'editor',
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_idx\` ON \`redirects\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`missing_urls\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`hits\` numeric NOT NULL,
  	\`last_seen\` text,
  	\`first_seen\` text,
  	\`locale\` text,
  	\`referrer\` text,
  	\`ignored\` integer DEFAULT false,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missing_urls_path_idx\` ON \`missing_urls\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`missing_urls_hits_idx\` ON \`missing_urls\` (\`hits\`);`)
  await db.run(sql`CREATE INDEX \`missing_urls_last_seen_idx\` ON \`missing_urls\` (\`last_seen\`);`)
  await db.run(sql`CREATE INDEX \`missing_urls_first_seen_idx\` ON \`missing_urls\` (\`first_seen\`);`)
  await db.run(sql`CREATE INDEX \`missing_urls_ignored_idx\` ON \`missing_urls\` (\`ignored\`);`)
  await db.run(sql`CREATE INDEX \`missing_urls_updated_at_idx\` ON \`missing_urls\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`missing_urls_created_at_idx\` ON \`missing_urls\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`preview_links\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`kind\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`until\` text NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`preview_links_document_idx\` ON \`preview_links\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_user_idx\` ON \`preview_links\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_until_idx\` ON \`preview_links\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_updated_at_idx\` ON \`preview_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_created_at_idx\` ON \`preview_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`owners_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`owners_sessions_order_idx\` ON \`owners_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`owners_sessions_parent_id_idx\` ON \`owners_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`owners\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`phone\` text,
  	\`language\` text NOT NULL,
  	\`invited_at\` text,
  	\`last_sign_in_at\` text,
  	\`weekly_digest\` integer DEFAULT true,
  	\`digest_day\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`owners_digest_day_idx\` ON \`owners\` (\`digest_day\`);`)
  await db.run(sql`CREATE INDEX \`owners_updated_at_idx\` ON \`owners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`owners_created_at_idx\` ON \`owners\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`owners_email_idx\` ON \`owners\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`demands_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`demands\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`demands_kinds_order_idx\` ON \`demands_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`demands_kinds_parent_idx\` ON \`demands_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`demands\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`goal\` text NOT NULL,
  	\`min_price\` numeric,
  	\`max_price\` numeric,
  	\`min_bedrooms\` numeric,
  	\`max_bedrooms\` numeric,
  	\`min_bathrooms\` numeric,
  	\`max_bathrooms\` numeric,
  	\`min_garages\` numeric,
  	\`max_garages\` numeric,
  	\`min_parking\` numeric,
  	\`max_parking\` numeric,
  	\`garden\` integer,
  	\`terrace\` integer,
  	\`search\` text,
  	\`frequency\` text DEFAULT 'daily' NOT NULL,
  	\`hour\` numeric DEFAULT 8,
  	\`paused_at\` text,
  	\`confirmed\` integer DEFAULT false,
  	\`confirmed_at\` text,
  	\`ended_at\` text,
  	\`consent_text_version\` text,
  	\`subscriber_id\` text,
  	\`email\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`entered_by_id\` text,
  	\`origin_key\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`subscriber_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`entered_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`demands_goal_idx\` ON \`demands\` (\`goal\`);`)
  await db.run(sql`CREATE INDEX \`demands_confirmed_idx\` ON \`demands\` (\`confirmed\`);`)
  await db.run(sql`CREATE INDEX \`demands_subscriber_idx\` ON \`demands\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`demands_email_idx\` ON \`demands\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`demands_entered_by_idx\` ON \`demands\` (\`entered_by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`demands_origin_key_idx\` ON \`demands\` (\`origin_key\`);`)
  await db.run(sql`CREATE INDEX \`demands_updated_at_idx\` ON \`demands\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`demands_created_at_idx\` ON \`demands\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`demands_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`demands\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`demands_texts_order_parent\` ON \`demands_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`demands_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`property_types_id\` text,
  	\`localities_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`demands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_types_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`localities_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`demands_rels_order_idx\` ON \`demands_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`demands_rels_parent_idx\` ON \`demands_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`demands_rels_path_idx\` ON \`demands_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`demands_rels_property_types_id_idx\` ON \`demands_rels\` (\`property_types_id\`);`)
  await db.run(sql`CREATE INDEX \`demands_rels_localities_id_idx\` ON \`demands_rels\` (\`localities_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletter_subscriptions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`confirmed\` integer DEFAULT false,
  	\`confirmed_at\` text,
  	\`ended_at\` text,
  	\`consent_text_version\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_subscriptions_email_idx\` ON \`newsletter_subscriptions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_confirmed_idx\` ON \`newsletter_subscriptions\` (\`confirmed\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_updated_at_idx\` ON \`newsletter_subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_created_at_idx\` ON \`newsletter_subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`suppressed_emails\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`reason\` text DEFAULT 'manual' NOT NULL,
  	\`detail\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`suppressed_emails_email_idx\` ON \`suppressed_emails\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`suppressed_emails_updated_at_idx\` ON \`suppressed_emails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`suppressed_emails_created_at_idx\` ON \`suppressed_emails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscribers_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`subscribers_sessions_order_idx\` ON \`subscribers_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_sessions_parent_id_idx\` ON \`subscribers_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`phone\` text,
  	\`language\` text NOT NULL,
  	\`last_sign_in_at\` text,
  	\`saved\` text,
  	\`saved_version\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`subscribers_last_sign_in_at_idx\` ON \`subscribers\` (\`last_sign_in_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_email_idx\` ON \`subscribers\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`erasures\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`state\` text NOT NULL,
  	\`requested_by\` text NOT NULL,
  	\`executed_by_id\` text,
  	\`executed_by_name\` text,
  	\`counts\` text,
  	\`done_at\` text,
  	\`email_hash\` text NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`executed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`erasures_executed_by_idx\` ON \`erasures\` (\`executed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`erasures_email_hash_idx\` ON \`erasures\` (\`email_hash\`);`)
  await db.run(sql`CREATE INDEX \`erasures_updated_at_idx\` ON \`erasures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`erasures_created_at_idx\` ON \`erasures\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'translator' NOT NULL,
  	\`language\` text NOT NULL,
  	\`agent_id\` text,
  	\`calendar_seed\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	FOREIGN KEY (\`agent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`users_agent_idx\` ON \`users\` (\`agent_id\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`import_sources_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`import_sources_languages_order_idx\` ON \`import_sources_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`import_sources_languages_parent_idx\` ON \`import_sources_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`import_sources_editor_groups\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`import_sources_editor_groups_order_idx\` ON \`import_sources_editor_groups\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`import_sources_editor_groups_parent_idx\` ON \`import_sources_editor_groups\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`import_sources_mapping\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`target\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`transform\` text DEFAULT 'text' NOT NULL,
  	\`table\` text,
  	\`argument\` text,
  	\`fallback\` text,
  	\`zero_is_unknown\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`import_sources_mapping_order_idx\` ON \`import_sources_mapping\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`import_sources_mapping_parent_id_idx\` ON \`import_sources_mapping\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`import_sources_codes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`table\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`value\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`import_sources_codes_order_idx\` ON \`import_sources_codes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`import_sources_codes_parent_id_idx\` ON \`import_sources_codes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`import_sources\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`format\` text DEFAULT 'specification3' NOT NULL,
  	\`location\` text DEFAULT 'url',
  	\`url\` text,
  	\`file\` text,
  	\`folder\` text,
  	\`user\` text,
  	\`secret\` text,
  	\`client_id\` numeric,
  	\`office_id\` numeric,
  	\`text_language\` text,
  	\`schedule\` text DEFAULT 'never' NOT NULL,
  	\`schedule_hour\` numeric DEFAULT 4,
  	\`scheduled_at\` text,
  	\`auto_lock\` integer DEFAULT true,
  	\`guard_share\` numeric DEFAULT 20 NOT NULL,
  	\`contact_email\` text,
  	\`contact_language\` text,
  	\`rent_above\` numeric DEFAULT 20000,
  	\`sale_below\` numeric DEFAULT 5000,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`import_sources_key_idx\` ON \`import_sources\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`import_sources_updated_at_idx\` ON \`import_sources\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`import_sources_created_at_idx\` ON \`import_sources\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`import_runs_held_reasons\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`import_runs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`import_runs_held_reasons_order_idx\` ON \`import_runs_held_reasons\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`import_runs_held_reasons_parent_idx\` ON \`import_runs_held_reasons\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`import_runs\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`source\` text NOT NULL,
  	\`actor\` text NOT NULL,
  	\`started_at\` text NOT NULL,
  	\`duration_in_ms\` numeric,
  	\`dry_run\` integer DEFAULT false,
  	\`reviewed\` text,
  	\`overrules\` integer DEFAULT false,
  	\`because\` text,
  	\`feed_file\` text,
  	\`progress\` text,
  	\`state\` text,
  	\`failure\` text,
  	\`feed_date\` text,
  	\`difference_hash\` text,
  	\`stage_durations\` text,
  	\`counts\` text,
  	\`differences\` text,
  	\`unknown_codes\` text,
  	\`warnings\` text,
  	\`questions\` text,
  	\`reading\` text,
  	\`record_errors\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`import_runs_source_idx\` ON \`import_runs\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`import_runs_started_at_idx\` ON \`import_runs\` (\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`import_runs_feed_file_idx\` ON \`import_runs\` (\`feed_file\`);`)
  await db.run(sql`CREATE INDEX \`import_runs_state_idx\` ON \`import_runs\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`import_runs_updated_at_idx\` ON \`import_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`import_runs_created_at_idx\` ON \`import_runs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`outbox\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`lead_id\` text,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`last_error\` text,
  	\`sent_at\` text,
  	\`next_attempt_at\` text,
  	\`send_until\` text,
  	\`message_id\` text,
  	\`template\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`payload\` text,
  	\`request_id\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`outbox_recipient_idx\` ON \`outbox\` (\`recipient\`);`)
  await db.run(sql`CREATE INDEX \`outbox_lead_idx\` ON \`outbox\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`outbox_state_idx\` ON \`outbox\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`outbox_message_id_idx\` ON \`outbox\` (\`message_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`outbox_key_idx\` ON \`outbox\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`outbox_updated_at_idx\` ON \`outbox\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_created_at_idx\` ON \`outbox\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_nextAttemptAt_idx\` ON \`outbox\` (\`state\`,\`next_attempt_at\`);`)
  await db.run(sql`CREATE TABLE \`alert_deliveries\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`demand_id\` text NOT NULL,
  	\`property_id\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`price\` numeric,
  	\`previous_price\` numeric,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`due_at\` text,
  	\`sent_at\` text,
  	\`email\` text,
  	\`mail\` text,
  	\`delivery_key\` text NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`demand_id\`) REFERENCES \`demands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`alert_deliveries_demand_idx\` ON \`alert_deliveries\` (\`demand_id\`);`)
  await db.run(sql`CREATE INDEX \`alert_deliveries_property_idx\` ON \`alert_deliveries\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`alert_deliveries_state_idx\` ON \`alert_deliveries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`alert_deliveries_due_at_idx\` ON \`alert_deliveries\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`alert_deliveries_email_idx\` ON \`alert_deliveries\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`alert_deliveries_mail_idx\` ON \`alert_deliveries\` (\`mail\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`alert_deliveries_delivery_key_idx\` ON \`alert_deliveries\` (\`delivery_key\`);`)
  await db.run(sql`CREATE INDEX \`alert_deliveries_updated_at_idx\` ON \`alert_deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alert_deliveries_created_at_idx\` ON \`alert_deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_events\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`lead_id\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`text\` text,
  	\`by_id\` text,
  	\`by_name\` text,
  	\`key\` text NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_events_lead_idx\` ON \`lead_events\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_events_by_idx\` ON \`lead_events\` (\`by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_events_key_idx\` ON \`lead_events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`lead_events_updated_at_idx\` ON \`lead_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_events_created_at_idx\` ON \`lead_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`log_in_events\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`kind\` text NOT NULL,
  	\`user_id\` text,
  	\`user_name\` text,
  	\`about\` text,
  	\`device\` text,
  	\`client_ip\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`log_in_events_created_at_idx\` ON \`log_in_events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`log_in_events_kind_idx\` ON \`log_in_events\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`log_in_events_user_idx\` ON \`log_in_events\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`log_in_events_updated_at_idx\` ON \`log_in_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`activities\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`kind\` text NOT NULL,
  	\`user_id\` text,
  	\`user_name\` text,
  	\`place\` text,
  	\`document_id\` text,
  	\`title\` text,
  	\`network\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`activities_created_at_idx\` ON \`activities\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`activities_kind_idx\` ON \`activities\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`activities_user_idx\` ON \`activities\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`activities_place_idx\` ON \`activities\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`activities_updated_at_idx\` ON \`activities\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`visits\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`property_id\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`key\` text NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`visits_day_idx\` ON \`visits\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`visits_property_idx\` ON \`visits\` (\`property_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`visits_key_idx\` ON \`visits\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`document_requests\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`email_key\` text NOT NULL,
  	\`lead_id\` text,
  	\`property_id\` text NOT NULL,
  	\`document_id\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`document_requests_key_idx\` ON \`document_requests\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_email_key_idx\` ON \`document_requests\` (\`email_key\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_lead_idx\` ON \`document_requests\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_property_idx\` ON \`document_requests\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_document_idx\` ON \`document_requests\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_updated_at_idx\` ON \`document_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_created_at_idx\` ON \`document_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_events\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`event_key\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_events_event_key_idx\` ON \`mail_events\` (\`event_key\`);`)
  await db.run(sql`CREATE INDEX \`mail_events_email_idx\` ON \`mail_events\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`mail_events_updated_at_idx\` ON \`mail_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_events_created_at_idx\` ON \`mail_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`used_tokens\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`until\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`used_tokens_key_idx\` ON \`used_tokens\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`used_tokens_until_idx\` ON \`used_tokens\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`presences\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`since\` text NOT NULL,
  	\`seen_at\` text NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`presences_key_idx\` ON \`presences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`presences_document_idx\` ON \`presences\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`presences_user_idx\` ON \`presences\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`presences_seen_at_idx\` ON \`presences\` (\`seen_at\`);`)
  await db.run(sql`CREATE TABLE \`global_revisions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`revision\` numeric NOT NULL,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`global_revisions_updated_at_idx\` ON \`global_revisions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`global_revisions_created_at_idx\` ON \`global_revisions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text,
  	\`key\` text NOT NULL,
  	\`secret\` text,
  	\`counter\` numeric DEFAULT 0 NOT NULL,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`second_factors_user_idx\` ON \`second_factors\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_key_idx\` ON \`second_factors\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`log_in_challenges\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`nonce\` text NOT NULL,
  	\`secret\` text,
  	\`until\` text NOT NULL,
  	\`is_used\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`log_in_challenges_user_idx\` ON \`log_in_challenges\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`log_in_challenges_key_idx\` ON \`log_in_challenges\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`log_in_challenges_until_idx\` ON \`log_in_challenges\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`log_in_challenges_updated_at_idx\` ON \`log_in_challenges\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`log_in_challenges_created_at_idx\` ON \`log_in_challenges\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`began_at\` text NOT NULL,
  	\`until\` text NOT NULL,
  	\`device\` text,
  	\`seen_at\` text NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_user_idx\` ON \`staff_sessions\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_sessions_key_idx\` ON \`staff_sessions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_until_idx\` ON \`staff_sessions\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`owner_sessions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`owner_id\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`began_at\` text NOT NULL,
  	\`until\` text NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`owner_sessions_owner_idx\` ON \`owner_sessions\` (\`owner_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`owner_sessions_key_idx\` ON \`owner_sessions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`owner_sessions_until_idx\` ON \`owner_sessions\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`owner_links\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`owner_id\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`until\` text NOT NULL,
  	\`used_at\` text,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`owner_links_owner_idx\` ON \`owner_links\` (\`owner_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`owner_links_key_idx\` ON \`owner_links\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`owner_links_until_idx\` ON \`owner_links\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`subscriber_sessions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subscriber_id\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`began_at\` text NOT NULL,
  	\`until\` text NOT NULL,
  	FOREIGN KEY (\`subscriber_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`subscriber_sessions_subscriber_idx\` ON \`subscriber_sessions\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriber_sessions_key_idx\` ON \`subscriber_sessions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`subscriber_sessions_until_idx\` ON \`subscriber_sessions\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`subscriber_links\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`until\` text NOT NULL,
  	\`used_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`subscriber_links_email_idx\` ON \`subscriber_links\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriber_links_key_idx\` ON \`subscriber_links\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`subscriber_links_until_idx\` ON \`subscriber_links\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`link_requests\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`mail\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`request_attempts\` numeric DEFAULT 0 NOT NULL,
  	\`request_next_attempt_at\` text,
  	\`request_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`link_requests_state_idx\` ON \`link_requests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`link_requests_updated_at_idx\` ON \`link_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`link_requests_created_at_idx\` ON \`link_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`import_answers\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`word\` text,
  	\`value\` text NOT NULL,
  	\`actor\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`import_answers_key_idx\` ON \`import_answers\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`import_answers_source_idx\` ON \`import_answers\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`import_answers_updated_at_idx\` ON \`import_answers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`import_answers_created_at_idx\` ON \`import_answers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`import_events\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`estate\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`run\` text,
  	\`claimed_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`import_events_key_idx\` ON \`import_events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`import_events_source_idx\` ON \`import_events\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`import_events_run_idx\` ON \`import_events\` (\`run\`);`)
  await db.run(sql`CREATE TABLE \`import_records\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`external_id\` text NOT NULL,
  	\`number\` text,
  	\`provider\` text,
  	\`permanent_id\` text,
  	\`project\` text,
  	\`line\` numeric,
  	\`run\` text,
  	\`kind\` text,
  	\`state\` text NOT NULL,
  	\`hash\` text,
  	\`applied_hash\` text,
  	\`values\` text,
  	\`applied_values\` text,
  	\`difference\` text,
  	\`warnings\` text,
  	\`reason\` text,
  	\`questions\` text,
  	\`is_still_draft\` integer,
  	\`was_published\` integer,
  	\`files\` text,
  	\`wanted_files\` text,
  	\`stored_files\` text,
  	\`files_state\` text,
  	\`files_due_at\` text,
  	\`files_tries\` numeric,
  	\`files_problems\` text,
  	\`left_pictures\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`import_records_key_idx\` ON \`import_records\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`import_records_source_idx\` ON \`import_records\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`import_records_files_state_idx\` ON \`import_records\` (\`files_state\`);`)
  await db.run(sql`CREATE INDEX \`run_state_idx\` ON \`import_records\` (\`run\`,\`state\`);`)
  await db.run(sql`CREATE TABLE \`cache_events\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`at\` text NOT NULL,
  	\`tags\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`cache_events_sequence_idx\` ON \`cache_events\` (\`sequence\`);`)
  await db.run(sql`CREATE INDEX \`cache_events_at_idx\` ON \`cache_events\` (\`at\`);`)
  await db.run(sql`CREATE TABLE \`limit_counts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`until\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`limit_counts_key_idx\` ON \`limit_counts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`limit_counts_until_idx\` ON \`limit_counts\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`leases\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`task\` text NOT NULL,
  	\`holder\` text NOT NULL,
  	\`until\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`leases_task_idx\` ON \`leases\` (\`task\`);`)
  await db.run(sql`CREATE TABLE \`search_rows\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`property\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`is_primary\` integer,
  	\`sort_city\` text,
  	\`sort_type\` text,
  	\`ref\` numeric,
  	\`goal\` text,
  	\`locality\` text,
  	\`web_id\` numeric,
  	\`further_types\` text,
  	\`price\` numeric,
  	\`bouquet\` numeric,
  	\`annuity\` numeric,
  	\`price_unit\` numeric,
  	\`bedrooms\` numeric,
  	\`surface_living\` numeric,
  	\`surface_ground\` numeric,
  	\`epc\` text,
  	\`availability\` text,
  	\`has_garden\` integer,
  	\`has_terrace\` integer,
  	\`has_garage\` integer,
  	\`has_parking\` integer,
  	\`is_furnished\` integer,
  	\`is_new_build\` integer,
  	\`bathrooms\` numeric,
  	\`has_lift\` integer,
  	\`has_pool\` integer,
  	\`is_ground_floor\` integer,
  	\`open_house_until\` text,
  	\`has_price_cut\` integer,
  	\`price_per_square_metre\` numeric,
  	\`rent_with_charges\` numeric,
  	\`is_spotlight\` integer,
  	\`project\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`is_approximate\` integer,
  	\`map_cell\` numeric,
  	\`marquee\` numeric,
  	\`online_since\` text,
  	\`sold_at\` text,
  	\`document_updated_at\` text,
  	\`stale_since\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`search_rows_property_idx\` ON \`search_rows\` (\`property\`);`)
  await db.run(sql`CREATE INDEX \`search_rows_is_spotlight_idx\` ON \`search_rows\` (\`is_spotlight\`);`)
  await db.run(sql`CREATE INDEX \`search_rows_project_idx\` ON \`search_rows\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`search_rows_marquee_idx\` ON \`search_rows\` (\`marquee\`);`)
  await db.run(sql`CREATE INDEX \`search_rows_stale_since_idx\` ON \`search_rows\` (\`stale_since\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`search_rows\` (\`locale\`,\`goal\`,\`locality\`,\`web_id\`,\`price\`,\`bedrooms\`,\`surface_living\`,\`surface_ground\`,\`epc\`,\`availability\`,\`has_garden\`,\`has_terrace\`,\`has_garage\`,\`has_parking\`,\`is_furnished\`,\`is_new_build\`,\`latitude\`,\`longitude\`,\`bathrooms\`,\`has_lift\`,\`has_pool\`,\`is_ground_floor\`,\`open_house_until\`,\`has_price_cut\`,\`price_per_square_metre\`,\`rent_with_charges\`,\`online_since\`,\`ref\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`search_rows\` (\`locale\`,\`goal\`,\`web_id\`,\`price\`,\`bedrooms\`,\`surface_living\`,\`surface_ground\`,\`epc\`,\`availability\`,\`has_garden\`,\`has_terrace\`,\`has_garage\`,\`has_parking\`,\`is_furnished\`,\`is_new_build\`,\`latitude\`,\`longitude\`,\`bathrooms\`,\`has_lift\`,\`has_pool\`,\`is_ground_floor\`,\`open_house_until\`,\`has_price_cut\`,\`price_per_square_metre\`,\`rent_with_charges\`,\`online_since\`,\`ref\`,\`locality\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`search_rows\` (\`locale\`,\`further_types\`,\`goal\`,\`locality\`,\`web_id\`,\`price\`,\`bedrooms\`,\`surface_living\`,\`surface_ground\`,\`epc\`,\`availability\`,\`has_garden\`,\`has_terrace\`,\`has_garage\`,\`has_parking\`,\`is_furnished\`,\`is_new_build\`,\`latitude\`,\`longitude\`,\`bathrooms\`,\`has_lift\`,\`has_pool\`,\`is_ground_floor\`,\`open_house_until\`,\`has_price_cut\`,\`price_per_square_metre\`,\`rent_with_charges\`,\`online_since\`,\`ref\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_3_idx\` ON \`search_rows\` (\`locale\`,\`goal\`,\`map_cell\`,\`web_id\`,\`price\`,\`bedrooms\`,\`surface_living\`,\`surface_ground\`,\`epc\`,\`availability\`,\`has_garden\`,\`has_terrace\`,\`has_garage\`,\`has_parking\`,\`is_furnished\`,\`is_new_build\`,\`latitude\`,\`longitude\`,\`bathrooms\`,\`has_lift\`,\`has_pool\`,\`is_ground_floor\`,\`open_house_until\`,\`has_price_cut\`,\`price_per_square_metre\`,\`rent_with_charges\`,\`online_since\`,\`ref\`,\`locality\`);`)
  await db.run(sql`CREATE INDEX \`locale_goal_onlineSince_ref_availability_idx\` ON \`search_rows\` (\`locale\`,\`goal\`,\`online_since\`,\`ref\`,\`availability\`);`)
  await db.run(sql`CREATE INDEX \`locale_goal_price_ref_availability_idx\` ON \`search_rows\` (\`locale\`,\`goal\`,\`price\`,\`ref\`,\`availability\`);`)
  await db.run(sql`CREATE INDEX \`locale_goal_sortCity_ref_availability_idx\` ON \`search_rows\` (\`locale\`,\`goal\`,\`sort_city\`,\`ref\`,\`availability\`);`)
  await db.run(sql`CREATE INDEX \`locale_goal_sortType_ref_availability_idx\` ON \`search_rows\` (\`locale\`,\`goal\`,\`sort_type\`,\`ref\`,\`availability\`);`)
  await db.run(sql`CREATE INDEX \`ref_locale_idx\` ON \`search_rows\` (\`ref\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`isPrimary_goal_webId_price_idx\` ON \`search_rows\` (\`is_primary\`,\`goal\`,\`web_id\`,\`price\`);`)
  await db.run(sql`CREATE TABLE \`card_rows\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`property\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`ref\` numeric NOT NULL,
  	\`card\` text NOT NULL,
  	\`sitemap\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`card_rows_property_idx\` ON \`card_rows\` (\`property\`);`)
  await db.run(sql`CREATE INDEX \`locale_ref_idx\` ON \`card_rows\` (\`locale\`,\`ref\`);`)
  await db.run(sql`CREATE TABLE \`own_value_rows\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`property\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`text\` text,
  	\`number\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`own_value_rows_property_idx\` ON \`own_value_rows\` (\`property\`);`)
  await db.run(sql`CREATE INDEX \`name_text_idx\` ON \`own_value_rows\` (\`name\`,\`text\`);`)
  await db.run(sql`CREATE INDEX \`name_number_idx\` ON \`own_value_rows\` (\`name\`,\`number\`);`)
  await db.run(sql`CREATE TABLE \`word_rows\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`ref\` numeric NOT NULL,
  	\`locale\` text NOT NULL,
  	\`word\` text NOT NULL,
  	\`weight\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`locale_word_weight_ref_idx\` ON \`word_rows\` (\`locale\`,\`word\`,\`weight\`,\`ref\`);`)
  await db.run(sql`CREATE TABLE \`studio_search_rows\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`restricted\` text,
  	\`document_updated_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`studio_search_rows_document_idx\` ON \`studio_search_rows\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`studio_search_rows_document_updated_at_idx\` ON \`studio_search_rows\` (\`document_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`kind_documentUpdatedAt_idx\` ON \`studio_search_rows\` (\`kind\`,\`document_updated_at\`);`)
  await db.run(sql`CREATE TABLE \`demand_rows\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`demand\` text,
  	\`person\` text,
  	\`goal\` text,
  	\`locality\` text,
  	\`price_min\` numeric,
  	\`price_max\` numeric,
  	\`bedrooms_min\` numeric,
  	\`bedrooms_max\` numeric,
  	\`types\` numeric,
  	\`rest\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`demand_rows_demand_idx\` ON \`demand_rows\` (\`demand\`);`)
  await db.run(sql`CREATE INDEX \`goal_locality_priceMax_priceMin_types_bedroomsMin_bedroo_idx\` ON \`demand_rows\` (\`goal\`,\`locality\`,\`price_max\`,\`price_min\`,\`types\`,\`bedrooms_min\`,\`bedrooms_max\`);`)
  await db.run(sql`CREATE TABLE \`alert_states\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`seen_updated_at\` text,
  	\`since\` text,
  	\`price\` numeric,
  	\`availability\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`alert_states_availability_idx\` ON \`alert_states\` (\`availability\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`owners_id\` text,
  	\`subscribers_id\` text,
  	\`users_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`owners_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_owners_id_idx\` ON \`payload_locked_documents_rels\` (\`owners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`owners_id\` text,
  	\`subscribers_id\` text,
  	\`users_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`owners_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_owners_id_idx\` ON \`payload_preferences_rels\` (\`owners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_subscribers_id_idx\` ON \`payload_preferences_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_config_agency_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_config_agency_social_links_order_idx\` ON \`site_config_agency_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_config_agency_social_links_parent_id_idx\` ON \`site_config_agency_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_config_language_use\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`use\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_config_language_use_order_idx\` ON \`site_config_language_use\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_config_language_use_parent_id_idx\` ON \`site_config_language_use\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_config_crm_forms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_config_crm_forms_order_idx\` ON \`site_config_crm_forms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_config_crm_forms_parent_idx\` ON \`site_config_crm_forms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_config\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`agency_name\` text,
  	\`agency_phone\` text,
  	\`agency_email\` text,
  	\`agency_street\` text,
  	\`agency_house_number\` text,
  	\`agency_box_nr\` text,
  	\`agency_zip\` text,
  	\`agency_latitude\` numeric,
  	\`agency_longitude\` numeric,
  	\`agency_company_name\` text,
  	\`agency_enterprise_number\` text,
  	\`agency_vat_number\` text,
  	\`agency_licence_number\` text,
  	\`agency_code_of_ethics_url\` text,
  	\`agency_insurer\` text,
  	\`agency_insurance_policy\` text,
  	\`agency_third_party_account\` text,
  	\`language_default\` text NOT NULL,
  	\`brand_logo_id\` text,
  	\`brand_logo_on_dark_id\` text,
  	\`brand_logo_one_colour_id\` text,
  	\`brand_favicon_id\` text,
  	\`brand_primary_colour\` text,
  	\`brand_accent_colour\` text,
  	\`brand_heading_font\` text,
  	\`brand_text_font\` text,
  	\`brand_radius\` text,
  	\`brand_motif\` text,
  	\`price_style\` text DEFAULT 'belgianDutch' NOT NULL,
  	\`near_radius\` numeric DEFAULT 10 NOT NULL,
  	\`show_takeovers\` integer DEFAULT false,
  	\`show_property_history\` integer DEFAULT true,
  	\`days_shown_when_gone\` numeric DEFAULT 30,
  	\`seo_defaults_image_id\` text,
  	\`analytics_id\` text,
  	\`ads_id\` text,
  	\`tag_manager_id\` text,
  	\`pixel_id\` text,
  	\`cdn_host\` text,
  	\`map_tiles_source\` text DEFAULT 'url',
  	\`map_tiles_url\` text DEFAULT 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  	\`map_tiles_attribution\` text DEFAULT '© OpenStreetMap',
  	\`map_tiles_min_zoom\` numeric DEFAULT 0,
  	\`map_tiles_max_zoom\` numeric DEFAULT 19,
  	\`captcha_provider\` text DEFAULT 'own' NOT NULL,
  	\`captcha_site_key\` text,
  	\`captcha_secret_key\` text,
  	\`crm_kind\` text DEFAULT 'json',
  	\`crm_url\` text,
  	\`crm_user\` text,
  	\`crm_secret\` text,
  	\`crm_client_id\` numeric,
  	\`crm_office_id\` numeric,
  	\`crm_source\` text,
  	\`is_launched\` integer DEFAULT true,
  	\`first_steps_languages\` integer DEFAULT false,
  	\`first_steps_redirects\` integer DEFAULT false,
  	\`first_steps_is_hidden\` integer DEFAULT false,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`brand_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_logo_on_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_logo_one_colour_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_defaults_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_config_brand_brand_logo_idx\` ON \`site_config\` (\`brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_config_brand_brand_logo_on_dark_idx\` ON \`site_config\` (\`brand_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_config_brand_brand_logo_one_colour_idx\` ON \`site_config\` (\`brand_logo_one_colour_id\`);`)
  await db.run(sql`CREATE INDEX \`site_config_brand_brand_favicon_idx\` ON \`site_config\` (\`brand_favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`site_config_seo_defaults_seo_defaults_image_idx\` ON \`site_config\` (\`seo_defaults_image_id\`);`)
  await db.run(sql`CREATE TABLE \`site_config_locales\` (
  	\`agency_city\` text,
  	\`agency_opening_hours\` text,
  	\`agency_professional_title\` text,
  	\`agency_supervisory_body\` text,
  	\`seo_defaults_title_suffix\` text,
  	\`seo_defaults_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_config_locales_locale_parent_id_unique\` ON \`site_config_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_config_locales_parent_only_idx\` ON \`site_config_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_roles_thank_you\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`form\` text NOT NULL,
  	\`page_id\` text NOT NULL,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_roles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_roles_thank_you_order_idx\` ON \`page_roles_thank_you\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`page_roles_thank_you_parent_id_idx\` ON \`page_roles_thank_you\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_roles_thank_you_page_idx\` ON \`page_roles_thank_you\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`page_roles\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`home_id\` text,
  	\`for_sale_id\` text,
  	\`for_rent_id\` text,
  	\`projects_id\` text,
  	\`testimonials_id\` text,
  	\`contact_id\` text,
  	\`valuation_id\` text,
  	\`search_register_id\` text,
  	\`saved_id\` text,
  	\`newsletter_id\` text,
  	\`privacy_id\` text,
  	\`cookies_id\` text,
  	\`legal_notice_id\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`home_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`for_sale_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`for_rent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`valuation_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_register_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`saved_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`newsletter_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`privacy_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cookies_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`legal_notice_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`page_roles_home_idx\` ON \`page_roles\` (\`home_id\`);`)
  await db.run(sql`CREATE INDEX \`page_roles_for_sale_idx\` ON \`page_roles\` (\`for_sale_id\`);`)
  await db.run(sql`CREATE INDEX \`page_roles_for_rent_idx\` ON \`page_roles\` (\`for_rent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_roles_projects_idx\` ON \`page_roles\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`page_roles_testimonials_idx\` ON \`page_roles\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`page_roles_contact_idx\` ON \`page_roles\` (\`contact_id\`);`)
  await db.run(sql`CREATE INDEX \`page_roles_valuation_idx\` ON \`page_roles\` (\`valuation_id\`);`)
  await db.run(sql`CREATE INDEX \`page_roles_search_register_idx\` ON \`page_roles\` (\`search_register_id\`);`)
  await db.run(sql`CREATE INDEX \`page_roles_saved_idx\` ON \`page_roles\` (\`saved_id\`);`)
  await db.run(sql`CREATE INDEX \`page_roles_newsletter_idx\` ON \`page_roles\` (\`newsletter_id\`);`)
  await db.run(sql`CREATE INDEX \`page_roles_privacy_idx\` ON \`page_roles\` (\`privacy_id\`);`)
  await db.run(sql`CREATE INDEX \`page_roles_cookies_idx\` ON \`page_roles\` (\`cookies_id\`);`)
  await db.run(sql`CREATE INDEX \`page_roles_legal_notice_idx\` ON \`page_roles\` (\`legal_notice_id\`);`)
  await db.run(sql`CREATE TABLE \`header_menu_children_grandchildren\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'page',
  	\`page_id\` text,
  	\`url\` text,
  	\`status\` text DEFAULT 'published',
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_menu_children_grandchildren_order_idx\` ON \`header_menu_children_grandchildren\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_children_grandchildren_parent_id_idx\` ON \`header_menu_children_grandchildren\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_children_grandchildren_page_idx\` ON \`header_menu_children_grandchildren\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`header_menu_children_grandchildren_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu_children_grandchildren\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_menu_children_grandchildren_locales_locale_parent_id_\` ON \`header_menu_children_grandchildren_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_children_grandchildren_locales_parent_only_idx\` ON \`header_menu_children_grandchildren_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_menu_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'page',
  	\`page_id\` text,
  	\`url\` text,
  	\`status\` text DEFAULT 'published',
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_menu_children_order_idx\` ON \`header_menu_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_children_parent_id_idx\` ON \`header_menu_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_children_page_idx\` ON \`header_menu_children\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`header_menu_children_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_menu_children_locales_locale_parent_id_unique\` ON \`header_menu_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_children_locales_parent_only_idx\` ON \`header_menu_children_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'page',
  	\`page_id\` text,
  	\`url\` text,
  	\`status\` text DEFAULT 'published',
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_menu_order_idx\` ON \`header_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_parent_id_idx\` ON \`header_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_page_idx\` ON \`header_menu\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`header_menu_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_menu_locales_locale_parent_id_unique\` ON \`header_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_locales_parent_only_idx\` ON \`header_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_top_bar_left\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`icon\` text,
  	\`colour\` text,
  	\`status\` text DEFAULT 'published',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_top_bar_left_order_idx\` ON \`header_top_bar_left\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_top_bar_left_parent_id_idx\` ON \`header_top_bar_left\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_top_bar_left_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_top_bar_left\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_top_bar_left_locales_locale_parent_id_unique\` ON \`header_top_bar_left_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_top_bar_left_locales_parent_only_idx\` ON \`header_top_bar_left_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_top_bar_right\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`icon\` text,
  	\`colour\` text,
  	\`status\` text DEFAULT 'published',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_top_bar_right_order_idx\` ON \`header_top_bar_right\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_top_bar_right_parent_id_idx\` ON \`header_top_bar_right\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_top_bar_right_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_top_bar_right\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_top_bar_right_locales_locale_parent_id_unique\` ON \`header_top_bar_right_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_top_bar_right_locales_parent_only_idx\` ON \`header_top_bar_right_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`logo_position\` text DEFAULT 'left',
  	\`menu_position\` text DEFAULT 'right',
  	\`language_position\` text DEFAULT 'right',
  	\`show_free_evaluation\` integer DEFAULT true,
  	\`top_bar_enabled\` integer DEFAULT true,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_header_v_version_menu_children_grandchildren\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'page',
  	\`page_id\` text,
  	\`url\` text,
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_menu_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_children_grandchildren_order_idx\` ON \`_header_v_version_menu_children_grandchildren\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_children_grandchildren_parent_id_idx\` ON \`_header_v_version_menu_children_grandchildren\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_children_grandchildren_page_idx\` ON \`_header_v_version_menu_children_grandchildren\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_menu_children_grandchildren_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_menu_children_grandchildren\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_v_version_menu_children_grandchildren_locales_locale\` ON \`_header_v_version_menu_children_grandchildren_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_children_grandchildren_locales_parent_only_idx\` ON \`_header_v_version_menu_children_grandchildren_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_menu_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'page',
  	\`page_id\` text,
  	\`url\` text,
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_children_order_idx\` ON \`_header_v_version_menu_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_children_parent_id_idx\` ON \`_header_v_version_menu_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_children_page_idx\` ON \`_header_v_version_menu_children\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_menu_children_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_menu_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_v_version_menu_children_locales_locale_parent_id_uni\` ON \`_header_v_version_menu_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_children_locales_parent_only_idx\` ON \`_header_v_version_menu_children_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'page',
  	\`page_id\` text,
  	\`url\` text,
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_order_idx\` ON \`_header_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_parent_id_idx\` ON \`_header_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_page_idx\` ON \`_header_v_version_menu\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_menu_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_v_version_menu_locales_locale_parent_id_unique\` ON \`_header_v_version_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_locales_parent_only_idx\` ON \`_header_v_version_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_top_bar_left\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`icon\` text,
  	\`colour\` text,
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_top_bar_left_order_idx\` ON \`_header_v_version_top_bar_left\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_top_bar_left_parent_id_idx\` ON \`_header_v_version_top_bar_left\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_top_bar_left_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_top_bar_left\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_v_version_top_bar_left_locales_locale_parent_id_uniq\` ON \`_header_v_version_top_bar_left_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_top_bar_left_locales_parent_only_idx\` ON \`_header_v_version_top_bar_left_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_top_bar_right\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`icon\` text,
  	\`colour\` text,
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_top_bar_right_order_idx\` ON \`_header_v_version_top_bar_right\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_top_bar_right_parent_id_idx\` ON \`_header_v_version_top_bar_right\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_top_bar_right_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_top_bar_right\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_v_version_top_bar_right_locales_locale_parent_id_uni\` ON \`_header_v_version_top_bar_right_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_top_bar_right_locales_parent_only_idx\` ON \`_header_v_version_top_bar_right_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_logo_position\` text DEFAULT 'left',
  	\`version_menu_position\` text DEFAULT 'right',
  	\`version_language_position\` text DEFAULT 'right',
  	\`version_show_free_evaluation\` integer DEFAULT true,
  	\`version_top_bar_enabled\` integer DEFAULT true,
  	\`version_revision\` numeric DEFAULT 0,
  	\`version_revised_by\` text,
  	\`version_revised_in\` text,
  	\`version_revised_from\` numeric,
  	\`version_revised_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_created_at_idx\` ON \`_header_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_updated_at_idx\` ON \`_header_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_snapshot_idx\` ON \`_header_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_published_locale_idx\` ON \`_header_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_latest_idx\` ON \`_header_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_columns_links_order_idx\` ON \`footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_parent_id_idx\` ON \`footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_columns_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_columns_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_columns_links_locales_locale_parent_id_unique\` ON \`footer_columns_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_locales_parent_only_idx\` ON \`footer_columns_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_public\` integer DEFAULT true,
  	\`sm\` numeric DEFAULT 12,
  	\`md\` numeric DEFAULT 6,
  	\`lg\` numeric DEFAULT 3,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_columns_order_idx\` ON \`footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_parent_id_idx\` ON \`footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_columns_locales\` (
  	\`title\` text,
  	\`intro\` text,
  	\`full_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_columns_locales_locale_parent_id_unique\` ON \`footer_columns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_locales_parent_only_idx\` ON \`footer_columns_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_links_order_idx\` ON \`footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_links_parent_id_idx\` ON \`footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_links_locales_locale_parent_id_unique\` ON \`footer_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_links_locales_parent_only_idx\` ON \`footer_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`footer_locales\` (
  	\`copyright\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_locales_locale_parent_id_unique\` ON \`footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_locales_parent_only_idx\` ON \`footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_rels_order_idx\` ON \`footer_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_parent_idx\` ON \`footer_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_path_idx\` ON \`footer_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_media_id_idx\` ON \`footer_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_order_idx\` ON \`_footer_v_version_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_parent_id_idx\` ON \`_footer_v_version_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_columns_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_columns_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_columns_links_locales_locale_parent_id_uni\` ON \`_footer_v_version_columns_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_locales_parent_only_idx\` ON \`_footer_v_version_columns_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_public\` integer DEFAULT true,
  	\`sm\` numeric DEFAULT 12,
  	\`md\` numeric DEFAULT 6,
  	\`lg\` numeric DEFAULT 3,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_order_idx\` ON \`_footer_v_version_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_parent_id_idx\` ON \`_footer_v_version_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_columns_locales\` (
  	\`title\` text,
  	\`intro\` text,
  	\`full_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_columns_locales_locale_parent_id_unique\` ON \`_footer_v_version_columns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_locales_parent_only_idx\` ON \`_footer_v_version_columns_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_order_idx\` ON \`_footer_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_parent_id_idx\` ON \`_footer_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_links_locales_locale_parent_id_unique\` ON \`_footer_v_version_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_locales_parent_only_idx\` ON \`_footer_v_version_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_revision\` numeric DEFAULT 0,
  	\`version_revised_by\` text,
  	\`version_revised_in\` text,
  	\`version_revised_from\` numeric,
  	\`version_revised_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_snapshot_idx\` ON \`_footer_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_published_locale_idx\` ON \`_footer_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_latest_idx\` ON \`_footer_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_locales\` (
  	\`version_copyright\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_locales_locale_parent_id_unique\` ON \`_footer_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_locales_parent_only_idx\` ON \`_footer_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_order_idx\` ON \`_footer_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_parent_idx\` ON \`_footer_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_path_idx\` ON \`_footer_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_media_id_idx\` ON \`_footer_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`popup\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`delay\` numeric DEFAULT 5,
  	\`media_id\` text,
  	\`link_url\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`popup_media_idx\` ON \`popup\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`popup_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`popup\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`popup_locales_locale_parent_id_unique\` ON \`popup_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`popup_locales_parent_only_idx\` ON \`popup_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popup_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_delay\` numeric DEFAULT 5,
  	\`version_media_id\` text,
  	\`version_link_url\` text,
  	\`version_revision\` numeric DEFAULT 0,
  	\`version_revised_by\` text,
  	\`version_revised_in\` text,
  	\`version_revised_from\` numeric,
  	\`version_revised_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_popup_v_version_version_media_idx\` ON \`_popup_v\` (\`version_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_created_at_idx\` ON \`_popup_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_updated_at_idx\` ON \`_popup_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_snapshot_idx\` ON \`_popup_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_published_locale_idx\` ON \`_popup_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_latest_idx\` ON \`_popup_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_popup_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_popup_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_popup_v_locales_locale_parent_id_unique\` ON \`_popup_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_locales_parent_only_idx\` ON \`_popup_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consent_texts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`consent_texts_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`policy\` text,
  	\`agree_all\` text,
  	\`decline\` text,
  	\`change\` text,
  	\`settings\` text,
  	\`settings_text\` text,
  	\`agree_partly\` text,
  	\`agree\` text,
  	\`always_on\` text,
  	\`categories_necessary_name\` text,
  	\`categories_necessary_text\` text,
  	\`categories_analytical_name\` text,
  	\`categories_analytical_text\` text,
  	\`categories_marketing_name\` text,
  	\`categories_marketing_text\` text,
  	\`categories_social_name\` text,
  	\`categories_social_text\` text,
  	\`categories_unclassified_name\` text,
  	\`categories_unclassified_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consent_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consent_texts_locales_locale_parent_id_unique\` ON \`consent_texts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`consent_texts_locales_parent_only_idx\` ON \`consent_texts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`glossary_words\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`translations\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`glossary\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`glossary_words_order_idx\` ON \`glossary_words\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`glossary_words_parent_id_idx\` ON \`glossary_words\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`glossary\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`property_display_sections_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`field\` text NOT NULL,
  	\`format\` text DEFAULT 'string' NOT NULL,
  	\`condition_kind\` text DEFAULT 'none',
  	\`condition_field\` text,
  	\`condition_operator\` text DEFAULT 'equals',
  	\`condition_value\` text,
  	\`condition_compare_field\` text,
  	\`condition_expression\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_display_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_display_sections_fields_order_idx\` ON \`property_display_sections_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`property_display_sections_fields_parent_id_idx\` ON \`property_display_sections_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_display_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`section\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_display\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_display_sections_order_idx\` ON \`property_display_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`property_display_sections_parent_id_idx\` ON \`property_display_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_display_sections_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_display_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`property_display_sections_locales_locale_parent_id_unique\` ON \`property_display_sections_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`property_display_sections_locales_parent_only_idx\` ON \`property_display_sections_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_display\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`property_codes_marquee\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` numeric NOT NULL,
  	\`meaning\` text NOT NULL,
  	\`colour\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_codes_marquee_order_idx\` ON \`property_codes_marquee\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`property_codes_marquee_parent_id_idx\` ON \`property_codes_marquee\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_codes_marquee_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_codes_marquee\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`property_codes_marquee_locales_locale_parent_id_unique\` ON \`property_codes_marquee_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`property_codes_marquee_locales_parent_only_idx\` ON \`property_codes_marquee_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_codes_price_units\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` numeric NOT NULL,
  	\`meaning\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_codes_price_units_order_idx\` ON \`property_codes_price_units\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`property_codes_price_units_parent_id_idx\` ON \`property_codes_price_units\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_codes_price_units_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_codes_price_units\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`property_codes_price_units_locales_locale_parent_id_unique\` ON \`property_codes_price_units_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`property_codes_price_units_locales_parent_only_idx\` ON \`property_codes_price_units_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`forms_config_site_contact_optional_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_config_site_contact_optional_fields_order_idx\` ON \`forms_config_site_contact_optional_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_config_site_contact_optional_fields_parent_idx\` ON \`forms_config_site_contact_optional_fields\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_config_contact_me_optional_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_config_contact_me_optional_fields_order_idx\` ON \`forms_config_contact_me_optional_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_config_contact_me_optional_fields_parent_idx\` ON \`forms_config_contact_me_optional_fields\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_config_visit_request_optional_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_config_visit_request_optional_fields_order_idx\` ON \`forms_config_visit_request_optional_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_config_visit_request_optional_fields_parent_idx\` ON \`forms_config_visit_request_optional_fields\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_config_contact_demand_optional_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_config_contact_demand_optional_fields_order_idx\` ON \`forms_config_contact_demand_optional_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_config_contact_demand_optional_fields_parent_idx\` ON \`forms_config_contact_demand_optional_fields\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_config_job_contact_optional_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_config_job_contact_optional_fields_order_idx\` ON \`forms_config_job_contact_optional_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_config_job_contact_optional_fields_parent_idx\` ON \`forms_config_job_contact_optional_fields\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_config_rental_application_optional_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_config_rental_application_optional_fields_order_idx\` ON \`forms_config_rental_application_optional_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_config_rental_application_optional_fields_parent_idx\` ON \`forms_config_rental_application_optional_fields\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_config_contact_construction_optional_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_config_contact_construction_optional_fields_order_idx\` ON \`forms_config_contact_construction_optional_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_config_contact_construction_optional_fields_parent_idx\` ON \`forms_config_contact_construction_optional_fields\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_config_site_forms_rows_optional_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms_config_site_forms_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_config_site_forms_rows_optional_fields_order_idx\` ON \`forms_config_site_forms_rows_optional_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_config_site_forms_rows_optional_fields_parent_idx\` ON \`forms_config_site_forms_rows_optional_fields\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_config_site_forms_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`form\` text,
  	\`enabled\` integer DEFAULT true,
  	\`require_title\` integer DEFAULT false,
  	\`retention_months\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_config_site_forms_rows_order_idx\` ON \`forms_config_site_forms_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_config_site_forms_rows_parent_id_idx\` ON \`forms_config_site_forms_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_config_site_forms_rows_locales\` (
  	\`title\` text,
  	\`intro\` text,
  	\`consent_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_config_site_forms_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_config_site_forms_rows_locales_locale_parent_id_unique\` ON \`forms_config_site_forms_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_config_site_forms_rows_locales_parent_only_idx\` ON \`forms_config_site_forms_rows_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_config\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`site_contact_enabled\` integer DEFAULT true,
  	\`site_contact_require_title\` integer DEFAULT false,
  	\`site_contact_retention_months\` numeric DEFAULT 12 NOT NULL,
  	\`contact_me_enabled\` integer DEFAULT true,
  	\`contact_me_require_title\` integer DEFAULT false,
  	\`contact_me_retention_months\` numeric DEFAULT 12 NOT NULL,
  	\`visit_request_enabled\` integer DEFAULT true,
  	\`visit_request_require_title\` integer DEFAULT false,
  	\`visit_request_retention_months\` numeric DEFAULT 12 NOT NULL,
  	\`contact_demand_enabled\` integer DEFAULT true,
  	\`contact_demand_require_title\` integer DEFAULT false,
  	\`contact_demand_retention_months\` numeric DEFAULT 24 NOT NULL,
  	\`send_to_friend_enabled\` integer DEFAULT true,
  	\`send_to_friend_retention_months\` numeric DEFAULT 1 NOT NULL,
  	\`demand_register_enabled\` integer DEFAULT true,
  	\`demand_register_require_title\` integer DEFAULT false,
  	\`demand_register_retention_months\` numeric DEFAULT 24 NOT NULL,
  	\`testimonial_enabled\` integer DEFAULT true,
  	\`testimonial_retention_months\` numeric DEFAULT 24 NOT NULL,
  	\`job_contact_enabled\` integer DEFAULT true,
  	\`job_contact_require_title\` integer DEFAULT false,
  	\`job_contact_retention_months\` numeric DEFAULT 3 NOT NULL,
  	\`contact_appointment_enabled\` integer DEFAULT true,
  	\`contact_appointment_require_title\` integer DEFAULT false,
  	\`contact_appointment_retention_months\` numeric DEFAULT 12 NOT NULL,
  	\`document_request_enabled\` integer DEFAULT true,
  	\`document_request_require_title\` integer DEFAULT false,
  	\`document_request_retention_months\` numeric DEFAULT 12 NOT NULL,
  	\`rental_application_enabled\` integer DEFAULT true,
  	\`rental_application_require_title\` integer DEFAULT false,
  	\`rental_application_minimum_income\` numeric,
  	\`rental_application_maximum_persons\` numeric,
  	\`rental_application_retention_months\` numeric DEFAULT 3 NOT NULL,
  	\`purchase_offer_enabled\` integer DEFAULT true,
  	\`purchase_offer_require_title\` integer DEFAULT false,
  	\`purchase_offer_retention_months\` numeric DEFAULT 24 NOT NULL,
  	\`sign_newsletter_enabled\` integer DEFAULT true,
  	\`sign_newsletter_retention_months\` numeric DEFAULT 24 NOT NULL,
  	\`contact_construction_enabled\` integer DEFAULT true,
  	\`contact_construction_require_title\` integer DEFAULT false,
  	\`contact_construction_retention_months\` numeric DEFAULT 12 NOT NULL,
  	\`alerts_min_cut_percent\` numeric DEFAULT 1 NOT NULL,
  	\`alerts_max_per_day\` numeric DEFAULT 3 NOT NULL,
  	\`retention_mail_days\` numeric DEFAULT 90 NOT NULL,
  	\`retention_unconfirmed_days\` numeric DEFAULT 30 NOT NULL,
  	\`retention_consent_months\` numeric DEFAULT 12 NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`forms_config_locales\` (
  	\`site_contact_title\` text,
  	\`site_contact_intro\` text,
  	\`site_contact_consent_text\` text,
  	\`contact_me_title\` text,
  	\`contact_me_intro\` text,
  	\`contact_me_consent_text\` text,
  	\`visit_request_title\` text,
  	\`visit_request_intro\` text,
  	\`visit_request_consent_text\` text,
  	\`contact_demand_title\` text,
  	\`contact_demand_intro\` text,
  	\`contact_demand_consent_text\` text,
  	\`send_to_friend_title\` text,
  	\`send_to_friend_intro\` text,
  	\`send_to_friend_consent_text\` text,
  	\`demand_register_title\` text,
  	\`demand_register_intro\` text,
  	\`demand_register_consent_text\` text,
  	\`testimonial_title\` text,
  	\`testimonial_intro\` text,
  	\`testimonial_consent_text\` text,
  	\`job_contact_title\` text,
  	\`job_contact_intro\` text,
  	\`job_contact_consent_text\` text,
  	\`contact_appointment_title\` text,
  	\`contact_appointment_intro\` text,
  	\`contact_appointment_consent_text\` text,
  	\`document_request_title\` text,
  	\`document_request_intro\` text,
  	\`document_request_consent_text\` text,
  	\`rental_application_title\` text,
  	\`rental_application_intro\` text,
  	\`rental_application_consent_text\` text,
  	\`purchase_offer_title\` text,
  	\`purchase_offer_intro\` text,
  	\`purchase_offer_consent_text\` text,
  	\`sign_newsletter_title\` text,
  	\`sign_newsletter_intro\` text,
  	\`sign_newsletter_consent_text\` text,
  	\`contact_construction_title\` text,
  	\`contact_construction_intro\` text,
  	\`contact_construction_consent_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_config_locales_locale_parent_id_unique\` ON \`forms_config_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_config_locales_parent_only_idx\` ON \`forms_config_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_config_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_config_texts_order_parent\` ON \`forms_config_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`appointment_config_slots_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`appointment_config_slots\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`appointment_config_slots_weekdays_order_idx\` ON \`appointment_config_slots_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`appointment_config_slots_weekdays_parent_idx\` ON \`appointment_config_slots_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`appointment_config_slots\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`appointment_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`appointment_config_slots_order_idx\` ON \`appointment_config_slots\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`appointment_config_slots_parent_id_idx\` ON \`appointment_config_slots\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`appointment_config_slots_locales\` (
  	\`own_from\` text,
  	\`own_to\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`appointment_config_slots\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`appointment_config_slots_locales_locale_parent_id_unique\` ON \`appointment_config_slots_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`appointment_config_slots_locales_parent_only_idx\` ON \`appointment_config_slots_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`appointment_config_closed_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`appointment_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`appointment_config_closed_weekdays_order_idx\` ON \`appointment_config_closed_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`appointment_config_closed_weekdays_parent_idx\` ON \`appointment_config_closed_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`appointment_config_closed_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`appointment_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`appointment_config_closed_days_order_idx\` ON \`appointment_config_closed_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`appointment_config_closed_days_parent_id_idx\` ON \`appointment_config_closed_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`appointment_config\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`grid\` text DEFAULT '30' NOT NULL,
  	\`capacity\` numeric DEFAULT 1 NOT NULL,
  	\`lead_time_hours\` numeric DEFAULT 24 NOT NULL,
  	\`horizon_days\` numeric DEFAULT 30 NOT NULL,
  	\`close_on_holidays\` integer DEFAULT true,
  	\`confirm_hours\` numeric DEFAULT 2 NOT NULL,
  	\`confirmation\` text DEFAULT 'automatic' NOT NULL,
  	\`reminder\` integer DEFAULT true,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`legal_epc_scales_bands\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`up_to\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal_epc_scales\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_epc_scales_bands_order_idx\` ON \`legal_epc_scales_bands\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_epc_scales_bands_parent_id_idx\` ON \`legal_epc_scales_bands\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_epc_scales\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`region\` text NOT NULL,
  	\`valid_from\` text,
  	\`checked_on\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_epc_scales_order_idx\` ON \`legal_epc_scales\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_epc_scales_parent_id_idx\` ON \`legal_epc_scales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_renovation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`region\` text NOT NULL,
  	\`term_in_years\` numeric NOT NULL,
  	\`target_label\` text NOT NULL,
  	\`valid_from\` text,
  	\`checked_on\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_renovation_order_idx\` ON \`legal_renovation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_renovation_parent_id_idx\` ON \`legal_renovation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_rent_guarantees\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`region\` text NOT NULL,
  	\`months\` numeric NOT NULL,
  	\`valid_from\` text,
  	\`checked_on\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_rent_guarantees_order_idx\` ON \`legal_rent_guarantees\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_rent_guarantees_parent_id_idx\` ON \`legal_rent_guarantees\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_registration_duties\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`region\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`rate_percent\` numeric NOT NULL,
  	\`abatement\` numeric,
  	\`price_ceiling\` numeric,
  	\`valid_from\` text,
  	\`checked_on\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_registration_duties_order_idx\` ON \`legal_registration_duties\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_registration_duties_parent_id_idx\` ON \`legal_registration_duties\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_vat\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`rate_percent\` numeric NOT NULL,
  	\`valid_from\` text,
  	\`checked_on\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_vat_order_idx\` ON \`legal_vat\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_vat_parent_id_idx\` ON \`legal_vat\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_notary_tariffs_slices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`up_to\` numeric,
  	\`rate_percent\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal_notary_tariffs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_notary_tariffs_slices_order_idx\` ON \`legal_notary_tariffs_slices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_notary_tariffs_slices_parent_id_idx\` ON \`legal_notary_tariffs_slices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_notary_tariffs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`vat_percent\` numeric DEFAULT 21 NOT NULL,
  	\`valid_from\` text,
  	\`checked_on\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_notary_tariffs_order_idx\` ON \`legal_notary_tariffs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_notary_tariffs_parent_id_idx\` ON \`legal_notary_tariffs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_purchase_advances\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`rate_percent\` numeric NOT NULL,
  	\`valid_from\` text,
  	\`checked_on\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_purchase_advances_order_idx\` ON \`legal_purchase_advances\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_purchase_advances_parent_id_idx\` ON \`legal_purchase_advances\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_mortgage_rates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`rate_percent\` numeric NOT NULL,
  	\`years\` numeric NOT NULL,
  	\`valid_from\` text,
  	\`checked_on\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_mortgage_rates_order_idx\` ON \`legal_mortgage_rates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_mortgage_rates_parent_id_idx\` ON \`legal_mortgage_rates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_health_indices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`month\` text NOT NULL,
  	\`value\` numeric NOT NULL,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_health_indices_order_idx\` ON \`legal_health_indices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_health_indices_parent_id_idx\` ON \`legal_health_indices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`legal_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_texts_order_parent\` ON \`legal_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compliance_rules_regions\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`compliance_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`compliance_rules_regions_order_idx\` ON \`compliance_rules_regions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`compliance_rules_regions_parent_idx\` ON \`compliance_rules_regions\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compliance_rules_goals\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`compliance_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`compliance_rules_goals_order_idx\` ON \`compliance_rules_goals\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`compliance_rules_goals_parent_idx\` ON \`compliance_rules_goals\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compliance_rules_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`compliance_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`compliance_rules_kinds_order_idx\` ON \`compliance_rules_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`compliance_rules_kinds_parent_idx\` ON \`compliance_rules_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compliance_rules_statuses\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`compliance_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`compliance_rules_statuses_order_idx\` ON \`compliance_rules_statuses\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`compliance_rules_statuses_parent_idx\` ON \`compliance_rules_statuses\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compliance_rules_accepted\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`compliance_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`compliance_rules_accepted_order_idx\` ON \`compliance_rules_accepted\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`compliance_rules_accepted_parent_idx\` ON \`compliance_rules_accepted\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compliance_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`mention\` text NOT NULL,
  	\`severity\` text DEFAULT 'blocking' NOT NULL,
  	\`lease_longer_than_years\` numeric,
  	\`valid_from\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`compliance\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`compliance_rules_order_idx\` ON \`compliance_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`compliance_rules_parent_id_idx\` ON \`compliance_rules\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compliance_rules_locales\` (
  	\`explanation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`compliance_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`compliance_rules_locales_locale_parent_id_unique\` ON \`compliance_rules_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`compliance_rules_locales_parent_only_idx\` ON \`compliance_rules_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compliance\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`compliance_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`property_types_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`compliance\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_types_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`compliance_rels_order_idx\` ON \`compliance_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`compliance_rels_parent_idx\` ON \`compliance_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`compliance_rels_path_idx\` ON \`compliance_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`compliance_rels_property_types_id_idx\` ON \`compliance_rels\` (\`property_types_id\`);`)
  await db.run(sql`CREATE TABLE \`security\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`second_factor_administrator\` text DEFAULT 'required' NOT NULL,
  	\`second_factor_editor\` text DEFAULT 'offered' NOT NULL,
  	\`second_factor_agent\` text DEFAULT 'offered' NOT NULL,
  	\`second_factor_translator\` text DEFAULT 'offered' NOT NULL,
  	\`log_in_days\` numeric DEFAULT 90 NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`DROP TABLE \`leads_rels\`;`)
  await db.run(sql`DROP TABLE \`appointments\`;`)
  await db.run(sql`DROP TABLE \`lead_files\`;`)
  await db.run(sql`DROP TABLE \`properties_videos\`;`)
  await db.run(sql`DROP TABLE \`properties_tours\`;`)
  await db.run(sql`DROP TABLE \`properties_open_houses\`;`)
  await db.run(sql`DROP TABLE \`properties_price_history\`;`)
  await db.run(sql`DROP TABLE \`properties_floor_cover\`;`)
  await db.run(sql`DROP TABLE \`properties_points_of_interest\`;`)
  await db.run(sql`DROP TABLE \`properties_locked_fields\`;`)
  await db.run(sql`DROP TABLE \`properties_published_in\`;`)
  await db.run(sql`DROP TABLE \`properties\`;`)
  await db.run(sql`DROP TABLE \`properties_locales\`;`)
  await db.run(sql`DROP TABLE \`properties_rels\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_videos\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_tours\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_open_houses\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_price_history\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_floor_cover\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_points_of_interest\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_locked_fields\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_published_in\`;`)
  await db.run(sql`DROP TABLE \`_properties_v\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_rels\`;`)
  await db.run(sql`DROP TABLE \`projects_published_in\`;`)
  await db.run(sql`DROP TABLE \`projects\`;`)
  await db.run(sql`DROP TABLE \`projects_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_rels\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_published_in\`;`)
  await db.run(sql`DROP TABLE \`_projects_v\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_rels\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents_locales\`;`)
  await db.run(sql`DROP TABLE \`online_media\`;`)
  await db.run(sql`DROP TABLE \`communications\`;`)
  await db.run(sql`DROP TABLE \`agents_languages\`;`)
  await db.run(sql`DROP TABLE \`agents\`;`)
  await db.run(sql`DROP TABLE \`agents_locales\`;`)
  await db.run(sql`DROP TABLE \`localities\`;`)
  await db.run(sql`DROP TABLE \`localities_locales\`;`)
  await db.run(sql`DROP TABLE \`neighbourhoods\`;`)
  await db.run(sql`DROP TABLE \`neighbourhoods_locales\`;`)
  await db.run(sql`DROP TABLE \`property_types\`;`)
  await db.run(sql`DROP TABLE \`property_types_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_published_in\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_published_in\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`patterns\`;`)
  await db.run(sql`DROP TABLE \`patterns_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_published_in\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_published_in\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_locales\`;`)
  await db.run(sql`DROP TABLE \`article_categories\`;`)
  await db.run(sql`DROP TABLE \`article_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`modules\`;`)
  await db.run(sql`DROP TABLE \`_modules_v\`;`)
  await db.run(sql`DROP TABLE \`testimonials\`;`)
  await db.run(sql`DROP TABLE \`testimonials_locales\`;`)
  await db.run(sql`DROP TABLE \`_testimonials_v\`;`)
  await db.run(sql`DROP TABLE \`_testimonials_v_locales\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`routes_breadcrumb\`;`)
  await db.run(sql`DROP TABLE \`routes_breadcrumb_locales\`;`)
  await db.run(sql`DROP TABLE \`routes\`;`)
  await db.run(sql`DROP TABLE \`routes_locales\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`missing_urls\`;`)
  await db.run(sql`DROP TABLE \`preview_links\`;`)
  await db.run(sql`DROP TABLE \`owners_sessions\`;`)
  await db.run(sql`DROP TABLE \`owners\`;`)
  await db.run(sql`DROP TABLE \`demands_kinds\`;`)
  await db.run(sql`DROP TABLE \`demands\`;`)
  await db.run(sql`DROP TABLE \`demands_texts\`;`)
  await db.run(sql`DROP TABLE \`demands_rels\`;`)
  await db.run(sql`DROP TABLE \`newsletter_subscriptions\`;`)
  await db.run(sql`DROP TABLE \`suppressed_emails\`;`)
  await db.run(sql`DROP TABLE \`subscribers_sessions\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`erasures\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`import_sources_languages\`;`)
  await db.run(sql`DROP TABLE \`import_sources_editor_groups\`;`)
  await db.run(sql`DROP TABLE \`import_sources_mapping\`;`)
  await db.run(sql`DROP TABLE \`import_sources_codes\`;`)
  await db.run(sql`DROP TABLE \`import_sources\`;`)
  await db.run(sql`DROP TABLE \`import_runs_held_reasons\`;`)
  await db.run(sql`DROP TABLE \`import_runs\`;`)
  await db.run(sql`DROP TABLE \`outbox\`;`)
  await db.run(sql`DROP TABLE \`alert_deliveries\`;`)
  await db.run(sql`DROP TABLE \`lead_events\`;`)
  await db.run(sql`DROP TABLE \`log_in_events\`;`)
  await db.run(sql`DROP TABLE \`activities\`;`)
  await db.run(sql`DROP TABLE \`visits\`;`)
  await db.run(sql`DROP TABLE \`document_requests\`;`)
  await db.run(sql`DROP TABLE \`mail_events\`;`)
  await db.run(sql`DROP TABLE \`used_tokens\`;`)
  await db.run(sql`DROP TABLE \`presences\`;`)
  await db.run(sql`DROP TABLE \`global_revisions\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`log_in_challenges\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`owner_sessions\`;`)
  await db.run(sql`DROP TABLE \`owner_links\`;`)
  await db.run(sql`DROP TABLE \`subscriber_sessions\`;`)
  await db.run(sql`DROP TABLE \`subscriber_links\`;`)
  await db.run(sql`DROP TABLE \`link_requests\`;`)
  await db.run(sql`DROP TABLE \`import_answers\`;`)
  await db.run(sql`DROP TABLE \`import_events\`;`)
  await db.run(sql`DROP TABLE \`import_records\`;`)
  await db.run(sql`DROP TABLE \`cache_events\`;`)
  await db.run(sql`DROP TABLE \`limit_counts\`;`)
  await db.run(sql`DROP TABLE \`leases\`;`)
  await db.run(sql`DROP TABLE \`search_rows\`;`)
  await db.run(sql`DROP TABLE \`card_rows\`;`)
  await db.run(sql`DROP TABLE \`own_value_rows\`;`)
  await db.run(sql`DROP TABLE \`word_rows\`;`)
  await db.run(sql`DROP TABLE \`studio_search_rows\`;`)
  await db.run(sql`DROP TABLE \`demand_rows\`;`)
  await db.run(sql`DROP TABLE \`alert_states\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_config_agency_social_links\`;`)
  await db.run(sql`DROP TABLE \`site_config_language_use\`;`)
  await db.run(sql`DROP TABLE \`site_config_crm_forms\`;`)
  await db.run(sql`DROP TABLE \`site_config\`;`)
  await db.run(sql`DROP TABLE \`site_config_locales\`;`)
  await db.run(sql`DROP TABLE \`page_roles_thank_you\`;`)
  await db.run(sql`DROP TABLE \`page_roles\`;`)
  await db.run(sql`DROP TABLE \`header_menu_children_grandchildren\`;`)
  await db.run(sql`DROP TABLE \`header_menu_children_grandchildren_locales\`;`)
  await db.run(sql`DROP TABLE \`header_menu_children\`;`)
  await db.run(sql`DROP TABLE \`header_menu_children_locales\`;`)
  await db.run(sql`DROP TABLE \`header_menu\`;`)
  await db.run(sql`DROP TABLE \`header_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`header_top_bar_left\`;`)
  await db.run(sql`DROP TABLE \`header_top_bar_left_locales\`;`)
  await db.run(sql`DROP TABLE \`header_top_bar_right\`;`)
  await db.run(sql`DROP TABLE \`header_top_bar_right_locales\`;`)
  await db.run(sql`DROP TABLE \`header\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_menu_children_grandchildren\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_menu_children_grandchildren_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_menu_children\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_menu_children_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_top_bar_left\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_top_bar_left_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_top_bar_right\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_top_bar_right_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v\`;`)
  await db.run(sql`DROP TABLE \`footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`footer_columns_links_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_columns\`;`)
  await db.run(sql`DROP TABLE \`footer_columns_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_links\`;`)
  await db.run(sql`DROP TABLE \`footer_links_locales\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`DROP TABLE \`footer_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_rels\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_rels\`;`)
  await db.run(sql`DROP TABLE \`popup\`;`)
  await db.run(sql`DROP TABLE \`popup_locales\`;`)
  await db.run(sql`DROP TABLE \`_popup_v\`;`)
  await db.run(sql`DROP TABLE \`_popup_v_locales\`;`)
  await db.run(sql`DROP TABLE \`consent_texts\`;`)
  await db.run(sql`DROP TABLE \`consent_texts_locales\`;`)
  await db.run(sql`DROP TABLE \`glossary_words\`;`)
  await db.run(sql`DROP TABLE \`glossary\`;`)
  await db.run(sql`DROP TABLE \`property_display_sections_fields\`;`)
  await db.run(sql`DROP TABLE \`property_display_sections\`;`)
  await db.run(sql`DROP TABLE \`property_display_sections_locales\`;`)
  await db.run(sql`DROP TABLE \`property_display\`;`)
  await db.run(sql`DROP TABLE \`property_codes_marquee\`;`)
  await db.run(sql`DROP TABLE \`property_codes_marquee_locales\`;`)
  await db.run(sql`DROP TABLE \`property_codes_price_units\`;`)
  await db.run(sql`DROP TABLE \`property_codes_price_units_locales\`;`)
  await db.run(sql`DROP TABLE \`property_codes\`;`)
  await db.run(sql`DROP TABLE \`forms_config_site_contact_optional_fields\`;`)
  await db.run(sql`DROP TABLE \`forms_config_contact_me_optional_fields\`;`)
  await db.run(sql`DROP TABLE \`forms_config_visit_request_optional_fields\`;`)
  await db.run(sql`DROP TABLE \`forms_config_contact_demand_optional_fields\`;`)
  await db.run(sql`DROP TABLE \`forms_config_job_contact_optional_fields\`;`)
  await db.run(sql`DROP TABLE \`forms_config_rental_application_optional_fields\`;`)
  await db.run(sql`DROP TABLE \`forms_config_contact_construction_optional_fields\`;`)
  await db.run(sql`DROP TABLE \`forms_config_site_forms_rows_optional_fields\`;`)
  await db.run(sql`DROP TABLE \`forms_config_site_forms_rows\`;`)
  await db.run(sql`DROP TABLE \`forms_config_site_forms_rows_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_config\`;`)
  await db.run(sql`DROP TABLE \`forms_config_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_config_texts\`;`)
  await db.run(sql`DROP TABLE \`appointment_config_slots_weekdays\`;`)
  await db.run(sql`DROP TABLE \`appointment_config_slots\`;`)
  await db.run(sql`DROP TABLE \`appointment_config_slots_locales\`;`)
  await db.run(sql`DROP TABLE \`appointment_config_closed_weekdays\`;`)
  await db.run(sql`DROP TABLE \`appointment_config_closed_days\`;`)
  await db.run(sql`DROP TABLE \`appointment_config\`;`)
  await db.run(sql`DROP TABLE \`legal_epc_scales_bands\`;`)
  await db.run(sql`DROP TABLE \`legal_epc_scales\`;`)
  await db.run(sql`DROP TABLE \`legal_renovation\`;`)
  await db.run(sql`DROP TABLE \`legal_rent_guarantees\`;`)
  await db.run(sql`DROP TABLE \`legal_registration_duties\`;`)
  await db.run(sql`DROP TABLE \`legal_vat\`;`)
  await db.run(sql`DROP TABLE \`legal_notary_tariffs_slices\`;`)
  await db.run(sql`DROP TABLE \`legal_notary_tariffs\`;`)
  await db.run(sql`DROP TABLE \`legal_purchase_advances\`;`)
  await db.run(sql`DROP TABLE \`legal_mortgage_rates\`;`)
  await db.run(sql`DROP TABLE \`legal_health_indices\`;`)
  await db.run(sql`DROP TABLE \`legal\`;`)
  await db.run(sql`DROP TABLE \`legal_texts\`;`)
  await db.run(sql`DROP TABLE \`compliance_rules_regions\`;`)
  await db.run(sql`DROP TABLE \`compliance_rules_goals\`;`)
  await db.run(sql`DROP TABLE \`compliance_rules_kinds\`;`)
  await db.run(sql`DROP TABLE \`compliance_rules_statuses\`;`)
  await db.run(sql`DROP TABLE \`compliance_rules_accepted\`;`)
  await db.run(sql`DROP TABLE \`compliance_rules\`;`)
  await db.run(sql`DROP TABLE \`compliance_rules_locales\`;`)
  await db.run(sql`DROP TABLE \`compliance\`;`)
  await db.run(sql`DROP TABLE \`compliance_rels\`;`)
  await db.run(sql`DROP TABLE \`security\`;`)
}
