-- How recent offers are is counted with their values, of all of them from this index alone.
drop index offer_cube;
create index offer_cube on offer (contract_code, time_code, public_entity_code, mentions)
  include (monthly_salary, publication_date)
  where status = 'OPEN';
