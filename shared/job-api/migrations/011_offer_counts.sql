-- Counting offers by job and by place reads these indexes only, not the offers.
create index offer_by_job on offer (sector_code, job_code, title) where status = 'OPEN';
create index offer_by_place on offer (region_code, department_code, town_code) where status = 'OPEN';
